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
import { stayConditions } from '@/copy/information';
import { houseRules } from '@/copy/stay-policies';
import { termsPath } from '@/lib/paths';
import { FactList } from './FactList';

const FACTS = [
  { icon: UserRoundCheck, ...stayConditions.minimumAge },
  { icon: CreditCard, ...stayConditions.payment },
  { icon: CigaretteOff, text: houseRules.smoking },
  { icon: PawPrint, text: houseRules.pets },
  { icon: PartyPopper, text: houseRules.noise },
  { icon: UsersRound, text: houseRules.visitors },
  { icon: WineOff, text: houseRules.alcohol },
  { icon: Ban, text: houseRules.drugs },
];

/** Who may stay, how it is paid, and how to live together (INFO-02). */
export function HouseRules() {
  return (
    <FactList title="Regras da casa" facts={FACTS}>
      <p className="mt-3 text-16 leading-6.25">
        <Link to={termsPath} className="inline-block py-2 text-link">
          Ler os Termos e Condições
        </Link>
      </p>
    </FactList>
  );
}
