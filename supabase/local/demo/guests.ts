import {
  asGuestLanguage,
  type GuestLanguage,
} from '../../../src/domain/language/guest-language.ts';
import { chanceOf, type Chance } from './chance.ts';
import { cellsOf } from './rows.ts';

/** A guest of the demo house. Every address is of a domain reserved for examples. */
export interface DemoGuest {
  name: string;
  /** Null where staff wrote the booking down without one. */
  email: string | null;
  phone: string | null;
  /** The language they are spoken to. */
  language: GuestLanguage;
}

/**
 * Where guests come from: code, language, domain of addresses, telephone ('#' is a digit), and of
 * those from whom guests are invented, how many in a hundred, names of women, men and families ('_'
 * is a space).
 */
const COUNTRIES = `
pt | pt | correio.example | +351 91# 555 ### | 30 | Ana Beatriz Carolina Diana Eva Filipa Graça Joana Lara Leonor Luísa Mafalda Margarida Matilde Raquel Susana Tânia Vera | André António Artur Bernardo Carlos Daniel David Fábio Filipe Gonçalo Hugo Ivo Jorge Luís Miguel Nuno Pedro Simão Tiago Vasco | Abrantes Amaral Antunes Azevedo Barbosa Barros Bento Brito Cardoso Carneiro Coelho Cordeiro Cruz Esteves Faria Freitas Galvão Gaspar Guerreiro Henriques Leal Leite Lobo Loureiro Macedo Magalhães Marçal Moreira Mota Neves Nogueira Pacheco Paiva Peixoto Pinheiro Quaresma Ramalho Rebelo Sampaio Simões Teles Vaz
gb | en | example.com | +44 7700 900### | 15 | Alice Amy Charlotte Chloe Ellie Emily Grace Holly Katie Lucy Olivia Rachel Sophie | Adam Alex Callum Daniel George Harry Jack James Luke Matthew Owen Ryan Thomas | Atkinson Bailey Barker Bennett Carter Chapman Cooper Cox Davies Ellis Fletcher Foster Gibson Harper Holmes Hunt Knight Lawson Marsh Mason Palmer Pearson Reid Shaw Spencer Turner Walsh Webb
es | es | example.org | +34 6## 555 0## | 13 | Alba Blanca Carmen Elena Irene Laura María Marta Nuria Pilar Rocío Sara Teresa | Adrián Álvaro Andrés Carlos Diego Fernando Iván Javier Jorge Manuel Pablo Sergio | Aguilar Blanco Cano Castillo Delgado Domínguez Gallego Garrido Gil Herrera Iglesias Lozano Marín Medina Molina Navarro Ortega Pardo Prieto Rojas Rubio Sanz Serrano Soler Vega
fr | fr | example.net | +33 6 55 50 ## ## | 12 | Agathe Alice Anaïs Chloé Claire Émilie Inès Julie Léa Manon Margaux Pauline Sarah | Antoine Arthur Baptiste Clément Florian Hugo Julien Louis Lucas Mathieu Romain Simon | Aubert Barbier Blanchard Boyer Chevalier Colin Dufour Dumont Faure Fontaine Garnier Gauthier Girard Joly Lacroix Leclerc Lefèvre Marchand Mercier Meunier Perrin Renaud Rousseau Roux Vasseur
de | de | example.org | +49 151 555 0#### | 12 | Anja Anna Clara Eva Franziska Hannah Jana Julia Katrin Lena Mia Nora Sabine Svenja | Alexander Ben Christian Felix Florian Jan Jonas Leon Markus Max Moritz Niklas Stefan | Albrecht Arnold Bauer Becker Dietrich Engel Fischer Frank Graf Haas Hartmann Hoffmann Kaiser Krüger Kuhn Lehmann Lorenz Ludwig Pfeiffer Richter Roth Sauer Schäfer Schuster Vogel Winkler Wolf
nl | en | example.net | +31 6 5550 #### | 5 | Anouk Eline Femke Iris Lotte Marieke Roos Sanne | Bas Daan Jeroen Maarten Ruben Sven Thijs Wouter | Bakker van_Beek de_Boer Dekker van_Dijk de_Graaf Hendriks Kok Mulder Post Smit Vos
br | pt | example.com | +55 11 9555#-#### | 5 | Amanda Bruna Camila Isabela Júlia Larissa Letícia Natália | Caio Eduardo Felipe Guilherme Gustavo Leandro Rafael Thiago | Alves Araújo Batista Campos Cavalcanti Dias Ferraz Lima Moraes Pires Ribeiro Siqueira
it | en | example.org | +39 34# 555 0### | 4 | Alessia Chiara Elisa Federica Francesca Martina Silvia Valentina | Andrea Davide Federico Lorenzo Matteo Riccardo Stefano Tommaso | Barbieri Bruno Caruso Conti Costa Fontana Gallo Greco Lombardi Mancini Moretti Rinaldi
us | en | example.com | +1 503 555 01## | 4 | Abigail Ashley Emma Hailey Madison Natalie Samantha Victoria | Brandon Dylan Ethan Jason Kyle Logan Nathan Tyler | Baker Brooks Collins Coleman Hayes Jenkins Morgan Murphy Parker Perry Russell Sullivan
ch | de | example.org | +41 79 555 01 ##
ie | en | example.com | +353 8# 555 01##
se | en | example.org | +46 7# 555 01 ##
dk | en | example.net | +45 20 55 50 ##
cz | en | example.com | +420 605 550 1##
pl | en | example.com | +48 512 550 1##
in | en | example.com | +91 98765 4####
tw | en | example.net | +886 912 555 0##
jp | en | example.net | +81 90-5550-01##
vn | en | example.net | +84 91 555 01 ##
ma | pt | example.org | +212 655 550 1##
`;

type Names = readonly [string, ...string[]];

function namesOf(cell = ''): Names {
  const [first = '', ...others] = cell.split(' ').map((name) => name.replaceAll('_', ' '));
  return [first, ...others];
}

const HOMES = cellsOf(COUNTRIES).map(([code = '', ...cells]) => {
  const [language = '', domain = '', phone = '', weight = '0', women, men, families] = cells;
  return {
    code,
    language: asGuestLanguage(language),
    domain,
    phone,
    weight: Number(weight),
    women: namesOf(women),
    men: namesOf(men),
    families: namesOf(families),
  };
});

/** The guest of a name and the code of a country: the same each time. Throws without a country. */
export function guestOf(nameAndCountry: string): DemoGuest & { email: string; phone: string } {
  const [, name = '', code] = /^(.+) (..)$/.exec(nameAndCountry) ?? [];
  const home = HOMES.find((each) => each.code === code);
  if (home === undefined) throw new RangeError(`No guest with a country: ${nameAndCountry}`);
  const digits = chanceOf(`telephone of ${nameAndCountry}`);
  return {
    name,
    email: `${addressOf(name)}@${home.domain}`,
    phone: home.phone.replaceAll('#', () => String(digits.between(0, 9))),
    language: home.language,
  };
}

/** An invented guest. Who has the same name as somebody before has come back. */
export function inventedGuest(chance: Chance, { isWoman }: { isWoman: boolean }) {
  const home = chance.weigh(HOMES.map((each) => [each, each.weight] as const));
  const name = `${chance.pick(isWoman ? home.women : home.men)} ${chance.pick(home.families)}`;
  return guestOf(`${name} ${home.code}`);
}

/** The code of the country whose telephones a guest's number is like; Portugal without one. */
export function countryOf({ phone }: Pick<DemoGuest, 'phone'>): string {
  const home = HOMES.find((each) => phone?.startsWith(each.phone.replace(/#.*$/, '').trim()));
  return home?.code ?? 'pt';
}

const homeOf = (code: string) => HOMES.find((each) => each.code === code && each.men.length > 1);

/** The name of somebody who comes along: of the same family, with a name of the same country. */
export function companionOf(guest: DemoGuest, chance: Chance): string {
  const home = homeOf(countryOf(guest)) ?? homeOf('gb');
  if (home === undefined) throw new RangeError(`Nobody comes with ${guest.name}`);
  const given = chance.pick(chance.share() < 0.5 ? home.women : home.men);
  return [given, ...guest.name.split(' ').slice(1)].join(' ');
}

/** What stands before the '@': letters without accents, and of long names the beginning. */
function addressOf(name: string): string {
  const words = name.toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o').normalize('NFD');
  return words
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(/ +/g, '.')
    .slice(0, 57);
}
