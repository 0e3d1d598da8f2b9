/** Lint rules for what each place of the panel leaves to its kit, 'features/panel/kit' and 'hooks'. */
import { insideSrc } from './house.mjs';

/** The file within 'features/panel'; null outside it, and in the kit. */
function placeInPanel({ filename }) {
  const file = insideSrc(filename);
  const isPlace = file?.startsWith('features/panel/') && !file.startsWith('features/panel/kit/');
  return isPlace ? file.slice('features/panel/'.length) : null;
}

/** A place of the panel that is read says with StillReading that it is not there, and why. */
export const stillReading = {
  create(context) {
    if (placeInPanel(context) === null) return {};
    let box;
    let isRead = false;
    return {
      ImportDeclaration(node) {
        if (node.source.value === '@/components/ErrorBox') box = node;
      },
      Identifier({ name }) {
        isRead ||= name === 'isLoadingError';
      },
      'Program:exit'() {
        if (box === undefined || !isRead) return;
        context.report({
          node: box,
          message: 'What could not be read is told by StillReading, with its reason.',
        });
      },
    };
  },
};

/** Where an effect focuses what it holds by itself, and why. */
const OWN_FOCUS = {
  'channel/conflicts/useChosenConflict.ts': 'also follows a choice made by key',
  'deposit/DepositSection.tsx': 'waits until the sheet, read again, closes the form',
  'room/amenity-seeding/SeedTool.tsx': 'one box for what ends and for what was lost',
  'session/NewPasswordForm.tsx': 'one field, as the form opens and after each refusal',
  'stay/new/ClashNotice.tsx': 'scrolls to its beginning as well',
};

const EFFECTS = ['useEffect', 'useLayoutEffect'];

const isEffect = (node) =>
  node.parent?.type === 'CallExpression' &&
  EFFECTS.includes(node.parent.callee.name) &&
  node.parent.arguments[0] === node;

/** Who gives the focus to an element in an effect says which moment it is, by a hook of 'hooks/focus'. */
export const focusHooks = {
  create(context) {
    const place = placeInPanel(context);
    if (place === null || place in OWN_FOCUS) return {};
    const functions = [];
    const enter = (node) => functions.push(isEffect(node));
    const leave = () => functions.pop();
    return {
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      CallExpression(node) {
        const { property, object } = node.callee;
        const isFocus = property?.name === 'focus' && object?.property?.name === 'current';
        if (!isFocus || functions.at(-1) !== true) return;
        context.report({
          node,
          message: "Which moment gives the focus here is said by a hook of '@/hooks/focus'.",
        });
      },
    };
  },
};

/** Dialogs whose form and buttons say more than FormDialog does. */
const OWN_FOOTERS = {
  'cleaning/outage/OutageDialog.tsx': 'its form begins anew with each room, and a notice tells why',
  'room/form/RoomFormModal.tsx': 'its foot tells of pictures on their way',
  'stay/new/NewBookingDialog.tsx': 'its foot has the sum, the draft and a second way to save',
};

/** A dialog that is one form is a FormDialog: its fields, why it was not stored, its two buttons. */
export const formDialog = {
  create(context) {
    const place = placeInPanel(context);
    if (place === null || place in OWN_FOOTERS) return {};
    return {
      JSXOpeningElement(node) {
        const isButton = ['Button', 'button'].includes(node.name.name);
        if (!isButton || !node.attributes.some(({ name }) => name?.name === 'form')) return;
        context.report({
          node,
          message: 'A dialog with a form and its buttons is a FormDialog of the kit.',
        });
      },
    };
  },
};
