import type { GuestLanguage } from '../../../../src/domain/language/guest-language.ts';
import type { DemoGuest } from '../guests.ts';
import { chanceOf, hashOf, type Chance } from './chance.ts';

type Names = readonly [string, ...string[]];

/**
 * A country that guests come from, with its names. They are separated by spaces; '_' stands for a
 * space inside a name.
 */
interface Country {
  language: GuestLanguage;
  women: Names;
  men: Names;
  families: Names;
  /** '#' for a digit. */
  phone: string;
  domain: string;
}

function names(text: string): Names {
  const [first = '', ...others] = text.split(' ').map((name) => name.replaceAll('_', ' '));
  return [first, ...others];
}

const PORTUGAL: Country = {
  language: 'pt',
  women: names(
    'Ana Beatriz Carolina Diana Eva Filipa Graça Joana Lara Leonor Luísa Mafalda Margarida Matilde Raquel Susana Tânia Vera',
  ),
  men: names(
    'André António Artur Bernardo Carlos Daniel David Fábio Filipe Gonçalo Hugo Ivo Jorge Luís Miguel Nuno Pedro Simão Tiago Vasco',
  ),
  families: names(
    'Abrantes Amaral Antunes Azevedo Barbosa Barros Bento Brito Cardoso Carneiro Coelho Cordeiro Cruz Esteves Faria Freitas Galvão Gaspar Guerreiro Henriques Leal Leite Lobo Loureiro Macedo Magalhães Marçal Moreira Mota Neves Nogueira Pacheco Paiva Peixoto Pinheiro Quaresma Ramalho Rebelo Sampaio Simões Teles Vaz',
  ),
  phone: '+351 91# 555 ###',
  domain: 'correio.example',
};

const SPAIN: Country = {
  language: 'es',
  women: names('Alba Blanca Carmen Elena Irene Laura María Marta Nuria Pilar Rocío Sara Teresa'),
  men: names('Adrián Álvaro Andrés Carlos Diego Fernando Iván Javier Jorge Manuel Pablo Sergio'),
  families: names(
    'Aguilar Blanco Cano Castillo Delgado Domínguez Gallego Garrido Gil Herrera Iglesias Lozano Marín Medina Molina Navarro Ortega Pardo Prieto Rojas Rubio Sanz Serrano Soler Vega',
  ),
  phone: '+34 6## 555 0##',
  domain: 'example.org',
};

const FRANCE: Country = {
  language: 'fr',
  women: names('Agathe Alice Anaïs Chloé Claire Émilie Inès Julie Léa Manon Margaux Pauline Sarah'),
  men: names(
    'Antoine Arthur Baptiste Clément Florian Hugo Julien Louis Lucas Mathieu Romain Simon',
  ),
  families: names(
    'Aubert Barbier Blanchard Boyer Chevalier Colin Dufour Dumont Faure Fontaine Garnier Gauthier Girard Joly Lacroix Leclerc Lefèvre Marchand Mercier Meunier Perrin Renaud Rousseau Roux Vasseur',
  ),
  phone: '+33 6 55 50 ## ##',
  domain: 'example.net',
};

const GERMANY: Country = {
  language: 'de',
  women: names(
    'Anja Anna Clara Eva Franziska Hannah Jana Julia Katrin Lena Mia Nora Sabine Svenja',
  ),
  men: names(
    'Alexander Ben Christian Felix Florian Jan Jonas Leon Markus Max Moritz Niklas Stefan',
  ),
  families: names(
    'Albrecht Arnold Bauer Becker Dietrich Engel Fischer Frank Graf Haas Hartmann Hoffmann Kaiser Krüger Kuhn Lehmann Lorenz Ludwig Pfeiffer Richter Roth Sauer Schäfer Schuster Vogel Winkler Wolf',
  ),
  phone: '+49 151 555 0####',
  domain: 'example.org',
};

const BRITAIN: Country = {
  language: 'en',
  women: names('Alice Amy Charlotte Chloe Ellie Emily Grace Holly Katie Lucy Olivia Rachel Sophie'),
  men: names('Adam Alex Callum Daniel George Harry Jack James Luke Matthew Owen Ryan Thomas'),
  families: names(
    'Atkinson Bailey Barker Bennett Carter Chapman Cooper Cox Davies Ellis Fletcher Foster Gibson Harper Holmes Hunt Knight Lawson Marsh Mason Palmer Pearson Reid Shaw Spencer Turner Walsh Webb',
  ),
  phone: '+44 7700 900###',
  domain: 'example.com',
};

const NETHERLANDS: Country = {
  language: 'en',
  women: names('Anouk Eline Femke Iris Lotte Marieke Roos Sanne'),
  men: names('Bas Daan Jeroen Maarten Ruben Sven Thijs Wouter'),
  families: names(
    'Bakker van_Beek de_Boer Dekker van_Dijk de_Graaf Hendriks Kok Mulder Post Smit Vos',
  ),
  phone: '+31 6 5550 ####',
  domain: 'example.net',
};

const ITALY: Country = {
  language: 'en',
  women: names('Alessia Chiara Elisa Federica Francesca Martina Silvia Valentina'),
  men: names('Andrea Davide Federico Lorenzo Matteo Riccardo Stefano Tommaso'),
  families: names(
    'Barbieri Bruno Caruso Conti Costa Fontana Gallo Greco Lombardi Mancini Moretti Rinaldi',
  ),
  phone: '+39 34# 555 0###',
  domain: 'example.org',
};

const BRAZIL: Country = {
  language: 'pt',
  women: names('Amanda Bruna Camila Isabela Júlia Larissa Letícia Natália'),
  men: names('Caio Eduardo Felipe Guilherme Gustavo Leandro Rafael Thiago'),
  families: names(
    'Alves Araújo Batista Campos Cavalcanti Dias Ferraz Lima Moraes Pires Ribeiro Siqueira',
  ),
  phone: '+55 11 9555#-####',
  domain: 'example.com',
};

const AMERICA: Country = {
  language: 'en',
  women: names('Abigail Ashley Emma Hailey Madison Natalie Samantha Victoria'),
  men: names('Brandon Dylan Ethan Jason Kyle Logan Nathan Tyler'),
  families: names(
    'Baker Brooks Collins Coleman Hayes Jenkins Morgan Murphy Parker Perry Russell Sullivan',
  ),
  phone: '+1 503 555 01##',
  domain: 'example.com',
};

const COUNTRIES: readonly (readonly [Country, number])[] = [
  [PORTUGAL, 30],
  [BRITAIN, 15],
  [SPAIN, 13],
  [FRANCE, 12],
  [GERMANY, 12],
  [NETHERLANDS, 5],
  [BRAZIL, 5],
  [ITALY, 4],
  [AMERICA, 4],
];

/** An invented guest. The same name always has the same contact details: that guest came back. */
export function inventedGuest(chance: Chance, { isWoman }: { isWoman: boolean }): DemoGuest {
  const country = chance.weigh(COUNTRIES);
  const name = `${chance.pick(isWoman ? country.women : country.men)} ${chance.pick(country.families)}`;
  const own = chanceOf(`telephone ${name} ${hashOf(country.phone)}`);
  return {
    name,
    email: `${addressOf(name)}@${country.domain}`,
    phone: country.phone.replaceAll('#', () => String(own.between(0, 9))),
    language: country.language,
  };
}

function addressOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');
}
