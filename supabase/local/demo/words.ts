import { cellsOf } from './rows.ts';
import type { TranslatedLanguage } from '../../../src/domain/language/guest-language.ts';

/** The languages of a line of the table, after Portuguese. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const satisfies TranslatedLanguage[];

/** Kinds of rooms ('*' is the room's own name) and what they offer, in Portuguese and these four. */
const WORDS = `
Individual * | * Single Room | Individual * | Chambre simple * | Einzelzimmer *
Duplo * | * Double Room | Doble * | Chambre double * | Doppelzimmer *
Twin * | * Twin Room | Doble con dos camas * | Chambre twin * | Zweibettzimmer *
Família * | * Family Room | Familiar * | Chambre familiale * | Familienzimmer *
Dormitório * | * Dormitory | Dormitorio compartido * | Dortoir * | Mehrbettzimmer *
Wi-Fi | Wi-Fi | Wi-Fi | Wi-Fi | WLAN
Secretária | Desk | Escritorio | Bureau | Schreibtisch
Televisão | Television | Televisión | Télévision | Fernseher
Roupa de cama | Bed linen | Ropa de cama | Linge de lit | Bettwäsche
Janela a nascente | East-facing window | Ventana al este | Fenêtre à l’est | Fenster nach Osten
Cama de casal | Double bed | Cama doble | Lit double | Doppelbett
Sol da manhã | Morning sun | Sol de mañana | Soleil du matin | Morgensonne
Varanda | Balcony | Balcón | Balcon | Balkon
Duas camas individuais | Two single beds | Dos camas individuales | Deux lits simples | Zwei Einzelbetten
Vista para o mar | Sea view | Vistas al mar | Vue sur la mer | Meerblick
Duas janelas | Two windows | Dos ventanas | Deux fenêtres | Zwei Fenster
Cozinha | Kitchen | Cocina | Cuisine | Küche
Cama de casal e beliche | Double bed and bunk bed | Cama doble y litera | Lit double et lits superposés | Doppelbett und Etagenbett
Roupeiro | Wardrobe | Armario | Armoire | Kleiderschrank
Jogos | Games | Juegos | Jeux | Spiele
Cacifos | Lockers | Taquillas | Casiers | Schließfächer
Luz de leitura | Reading light | Luz de lectura | Lampe de lecture | Leselampe
Tomada em cada cama | Socket at every bed | Enchufe en cada cama | Prise à chaque lit | Steckdose an jedem Bett
Só mulheres | Women only | Solo mujeres | Femmes uniquement | Nur Frauen
Secador de cabelo | Hairdryer | Secador de pelo | Sèche-cheveux | Haartrockner
Berço a pedido | Cot on request | Cuna a petición | Lit bébé sur demande | Babybett auf Anfrage
Terraço | Terrace | Terraza | Terrasse | Terrasse
Arca | Chest | Arcón | Coffre de rangement | Truhe
Ventoinha de teto | Ceiling fan | Ventilador de techo | Ventilateur de plafond | Deckenventilator
Comodidades Incluídas | Included | Incluido | Compris | Inbegriffen
Não Incluído | Not included | No incluido | Non fournis | Nicht inbegriffen
Características Padrão | With every room | Con cada habitación | Avec chaque chambre | Zu jedem Zimmer
Wi-Fi gratuito | Free Wi-Fi | Wi-Fi gratis | Wi-Fi gratuit | Kostenloses WLAN
Detetor de fumo | Smoke detector | Detector de humo | Détecteur de fumée | Rauchmelder
Extintor | Fire extinguisher | Extintor | Extincteur | Feuerlöscher
Estojo de primeiros socorros | First-aid kit | Botiquín | Trousse de premiers secours | Erste-Hilfe-Kasten
Frigorífico | Fridge | Frigorífico | Réfrigérateur | Kühlschrank
Micro-ondas | Microwave | Microondas | Micro-ondes | Mikrowelle
Loiça e talheres | Crockery and cutlery | Vajilla y cubiertos | Vaisselle et couverts | Geschirr und Besteck
Congelador | Freezer | Congelador | Congélateur | Gefrierfach
Tabuleiro de forno | Baking tray | Bandeja de horno | Plaque de four | Backblech
Cabides | Hangers | Perchas | Cintres | Kleiderbügel
Cobertores extra | Extra blankets | Mantas adicionales | Couvertures supplémentaires | Zusätzliche Decken
Mobiliário de exterior | Outdoor furniture | Muebles de exterior | Mobilier d’extérieur | Gartenmöbel
Casa de banho partilhada | Shared bathroom | Baño compartido | Salle de bain partagée | Gemeinschaftsbad
Self check-in | Self check-in | Entrada autónoma | Arrivée autonome | Self-Check-in
Equipa 24h | Staff on hand 24 hours | Personal las 24 horas | Équipe présente 24 h/24 | Team rund um die Uhr
Acesso às áreas comuns | Use of the shared areas | Acceso a las zonas comunes | Accès aux espaces communs | Zugang zu den Gemeinschaftsräumen
Pequeno-almoço incluído | Breakfast included | Desayuno incluido | Petit-déjeuner compris | Frühstück inbegriffen
Localização central | Central location | Ubicación céntrica | Emplacement central | Zentrale Lage
`;

const TABLE = new Map(cellsOf(WORDS).map(([portuguese = '', ...words]) => [portuguese, words]));

/** A feature, amenity or category in another language. Throws where the table has none. */
export function translated(portuguese: string, language: TranslatedLanguage): string {
  const word = TABLE.get(portuguese)?.[LANGUAGES.indexOf(language)];
  if (word === undefined) throw new RangeError(`Not translated: ${portuguese}`);
  return word;
}
