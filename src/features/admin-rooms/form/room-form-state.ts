import {
  EMPTY_ROOM_FORM,
  type RoomFormValues,
  type RoomProblems,
  withFeature,
} from '@/domain/room-form';
import { roomFormProblems } from '@/domain/room-form-problems';
import { pictureProblem, withPicture } from '@/domain/room-pictures';

export const ROOM_TABS = ['data', 'pictures', 'amenities', 'links'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

/** A room as the database has it, when the form was opened or since. */
export interface StoredRoom {
  id: string;
  values: RoomFormValues;
}

/** Everything typed and chosen, also what is not yet added to its list. */
export interface RoomDraft {
  values: RoomFormValues;
  /** The amenities chosen; null while they are as the room has them, or as a new room gets them. */
  amenityIds: string[] | null;
  newFeature: string;
  newPicture: string;
  newAmenity: string;
}

export interface RoomFormState {
  /** Null until the room has been stored. */
  stored: StoredRoom | null;
  draft: RoomDraft;
  tab: RoomTab;
  /** How often saving found something wrong; from the first time on problems are shown. */
  refusals: number;
  /** A number that the database found to be taken. */
  takenNumber: string | null;
}

export type DraftChange = Partial<Omit<RoomDraft, 'values'>> & { values?: Partial<RoomFormValues> };

export type RoomFormAction =
  | { type: 'change'; change: DraftChange }
  | { type: 'show'; tab: RoomTab }
  | { type: 'refuse'; tab: RoomTab; takenNumber?: string }
  /** The room itself is stored, its amenities are not. */
  | { type: 'half-stored'; stored: StoredRoom; amenityIds: string[] }
  /** Back to the room as it is stored. */
  | { type: 'reset'; stored: StoredRoom | null };

/** What a form holds before anything is typed. */
export function untouchedDraft(stored: StoredRoom | null): RoomDraft {
  return {
    values: stored?.values ?? EMPTY_ROOM_FORM,
    amenityIds: null,
    newFeature: '',
    newPicture: '',
    newAmenity: '',
  };
}

export function openedForm(
  stored: StoredRoom | null,
  draft: RoomDraft = untouchedDraft(stored),
): RoomFormState {
  return { stored, draft, tab: 'data', refusals: 0, takenNumber: null };
}

export function roomFormReducer(state: RoomFormState, action: RoomFormAction): RoomFormState {
  switch (action.type) {
    case 'change': {
      const values = { ...state.draft.values, ...action.change.values };
      return { ...state, draft: { ...state.draft, ...action.change, values } };
    }
    case 'show':
      return { ...state, tab: action.tab };
    case 'refuse':
      return {
        ...state,
        tab: action.tab,
        refusals: state.refusals + 1,
        takenNumber: action.takenNumber ?? state.takenNumber,
      };
    case 'half-stored':
      return {
        ...state,
        stored: action.stored,
        draft: { ...state.draft, amenityIds: action.amenityIds },
      };
    case 'reset':
      break;
  }
  return openedForm(action.stored);
}

/** Whether closing would lose anything. */
export function isDirty({ stored, draft }: Pick<RoomFormState, 'stored' | 'draft'>): boolean {
  return JSON.stringify(draft) !== JSON.stringify(untouchedDraft(stored));
}

/** The draft as it is saved: what was typed for a list and not added to it, is. */
export function settledDraft(draft: RoomDraft): RoomDraft {
  const { values, newFeature, newPicture } = draft;
  const isPictureFine = pictureProblem(newPicture, values.images) === undefined;
  return {
    ...draft,
    values: {
      ...values,
      features: withFeature(values.features, newFeature),
      images: isPictureFine ? withPicture(values.images, newPicture) : values.images,
    },
    newFeature: '',
    newPicture: isPictureFine ? '' : newPicture,
  };
}

export type FormProblems = RoomProblems & {
  newPicture?: string;
  newAmenity?: string;
  amenities?: string;
};

interface Surroundings {
  /** The numbers of all other rooms. */
  otherNumbers: readonly string[];
  /** Whether it is known what amenities the house has, and which of them this room. */
  areAmenitiesKnown: boolean;
}

/** What keeps a form from being saved, by field. */
export function formProblems(
  { stored, draft }: Pick<RoomFormState, 'stored' | 'draft'>,
  { otherNumbers, areAmenitiesKnown }: Surroundings,
): FormProblems {
  const problems: FormProblems = roomFormProblems(draft.values, { otherNumbers });
  const newPicture = pictureProblem(draft.newPicture, draft.values.images);
  if (newPicture !== undefined) problems.newPicture = newPicture;
  if (draft.newAmenity.trim() !== '') {
    problems.newAmenity = 'Carregue em «Adicionar» para criar a comodidade, ou apague o nome.';
  }
  // A stored room keeps those it has; a new one would be left without the standard ones.
  if (stored === null && !areAmenitiesKnown) {
    problems.amenities = 'As comodidades ainda não carregaram.';
  }
  return problems;
}

const TAB_FIELDS: Record<RoomTab, readonly (keyof FormProblems)[]> = {
  data: [
    'room_number',
    'name',
    'max_guests',
    'price_per_night',
    'minimum_price',
    'room_title',
    'room_subtitle',
    'description',
    'full_description',
    'features',
  ],
  pictures: ['images', 'newPicture'],
  amenities: ['amenities', 'newAmenity'],
  links: ['booking_url', 'airbnb_url'],
};

export function hasTabProblem(tab: RoomTab, problems: FormProblems): boolean {
  return TAB_FIELDS[tab].some((field) => problems[field] !== undefined);
}

/** The first tab with something to put right, or null. */
export function firstProblemTab(problems: FormProblems): RoomTab | null {
  return ROOM_TABS.find((tab) => hasTabProblem(tab, problems)) ?? null;
}
