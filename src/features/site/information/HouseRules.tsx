import * as t from '@messages/information';
import { HOUSE_RULES } from '@messages/stay-policies';
import {
  Ban,
  CigaretteOff,
  CreditCard,
  PartyPopper,
  PawPrint,
  UserRoundCheck,
  UsersRound,
  WineOff,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { termsPath } from '@/lib/paths';
import { FactList } from './FactList';

const FACTS = [
  { icon: UserRoundCheck, ...t.MINIMUM_AGE_RULE },
  { icon: CreditCard, ...t.PAYMENT },
  { icon: CigaretteOff, text: HOUSE_RULES.smoking },
  { icon: PawPrint, text: HOUSE_RULES.pets },
  { icon: PartyPopper, text: HOUSE_RULES.noise },
  { icon: UsersRound, text: HOUSE_RULES.visitors },
  { icon: WineOff, text: HOUSE_RULES.alcohol },
  { icon: Ban, text: HOUSE_RULES.drugs },
];

/** Minimum age, payment and house rules (INFO-02). */
export function HouseRules() {
  return (
    <FactList id="regras" title={t.RULES} facts={FACTS}>
      <p className="mt-3 text-16 leading-6.25">
        <Link to={termsPath} className="inline-block py-2 text-link">
          {t.READ_TERMS}
        </Link>
      </p>
    </FactList>
  );
}
