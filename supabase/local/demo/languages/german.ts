import type { DemoTexts } from '../demo-texts.ts';

/** The demo house in German, as travellers from Germany read it. */
export const GERMAN: DemoTexts = {
  rooms: {
    '1': {
      name: 'Einzelzimmer Estrela',
      room_subtitle: 'Einzelbett, Schreibtisch und Ruhe',
      description: 'Ruhiges Zimmer nach Osten mit Schreibtisch und breitem Fenster.',
      full_description:
        'Zimmer 1 liegt im ersten Stock, auf der ruhigsten Seite des Hauses. Es hat ein Einzelbett, einen Schreibtisch mit Lampe und ein breites Fenster mit gelben Läden.\n\nEin Zimmer für alle, die allein reisen: morgens Licht zum Arbeiten, abends Stille zum frühen Schlafen. Das Gemeinschaftsbad liegt am Ende des Flurs.',
    },
    '2': {
      name: 'Doppelzimmer Maré',
      room_subtitle: 'Doppelbett und Morgensonne',
      description: 'Doppelbett, gekacheltes Kopfteil und Morgensonne.',
      full_description:
        'Ein Doppelzimmer im ersten Stock mit gekacheltem Kopfteil und einem Fenster nach Osten. Um acht Uhr kommt die Sonne herein und bleibt bis zum Ende des Frühstücks.\n\nDas Gemeinschaftsbad liegt auf dem Flur, vier Schritte entfernt.',
    },
    '3': {
      name: 'Doppelzimmer Sol',
      room_subtitle: 'Doppelbett und Balkon zur Straße',
      description: 'Doppelbett und Balkon zur Straße am Bahnhof.',
      full_description:
        'Vom Balkon aus sehen Sie den Zug einfahren. Drinnen stehen ein Doppelbett, ein Spiegel in Form einer Sonne und ein Stuhl, auf dem der Koffer offen liegen kann.\n\nDer Terrakottaboden bleibt an Sommernachmittagen kühl. Nachts, bei geschlossenen Läden, hören Sie die Straße kaum.',
    },
    '4': {
      name: 'Zweibettzimmer Amendoeira',
      room_subtitle: 'Zwei Einzelbetten und das Meer in der Ferne',
      description: 'Zwei Einzelbetten und in der Ferne das Meer.',
      full_description:
        'Zwei Einzelbetten mit gekacheltem Kopfteil, ein Nachttisch dazwischen und ein Bild vom blühenden Mandelbaum. Über den Dächern, in der Ferne, sehen Sie das Meer.\n\nGut für zwei Freunde oder Freundinnen auf Reisen. Das Gemeinschaftsbad ist gleich nebenan.',
    },
    '5': {
      name: 'Zweibettzimmer Losango',
      room_subtitle: 'Zwei Einzelbetten und zwei Fenster',
      description: 'Zwei Einzelbetten, Zementfliesen und viel Licht.',
      full_description:
        'Zimmer 5 hat zwei Fenster und ist deshalb das hellste im ersten Stock. Die beiden Betten stehen vor einer ockerfarbenen Täfelung, auf den blau-weißen Zementfliesen, die schon da waren, als wir das Haus renoviert haben.\n\nDie Gemeinschaftsküche liegt im selben Stockwerk.',
    },
    '6': {
      name: 'Familienzimmer Leque',
      room_subtitle: 'Doppelbett, Etagenbett und Platz zum Spielen',
      description: 'Doppelbett und Etagenbett, mit Platz zum Spielen auf dem Boden.',
      full_description:
        'Zimmer 6 liegt im zweiten Stock, zum Innenhof hin. Es hat ein Doppelbett, ein Etagenbett und einen großen Teppich, auf dem ein Boot und ein Ball auf die nächsten Gäste warten.\n\nDie Gemeinschaftsküche liegt am Ende des Flurs, mit Kühlschrank und Mikrowelle für die Milch am Abend.',
    },
    '7': {
      name: 'Mehrbettzimmer Rede',
      room_subtitle: 'Vier Etagenbetten, für Gruppen bis acht Personen',
      description: 'Vier Etagenbetten aus Holz, Schließfächer und Leselampe an jedem Bett.',
      full_description:
        'Vier Etagenbetten aus Massivholz, jedes Bett mit Leselampe, Steckdose und Vorhang. Die Schließfächer stehen unter dem Fenster: Bringen Sie ein Vorhängeschloss mit oder fragen Sie an der Rezeption danach.\n\nDas Zimmer wird als Ganzes gebucht: Ihre Gruppe bleibt unter sich und niemand kommt mitten in der Nacht herein.',
    },
    '8': {
      name: 'Mehrbettzimmer Peixe',
      room_subtitle: 'Drei Etagenbetten und ein Fenster zum Meer',
      description: 'Drei Etagenbetten und ein großes Fenster zum Meer.',
      full_description:
        'Das Bogenfenster von Zimmer 8 ist das größte im Haus und geht aufs Meer hinaus. Ringsum stehen drei Etagenbetten und Schließfächer in vier Farben, in der Mitte liegt ein gestreifter Teppich.\n\nBretter und Neoprenanzüge trocknen auf der Terrasse, eine Treppe höher.',
    },
    '9': {
      name: 'Mehrbettzimmer Chaminé',
      room_subtitle: 'Sechs Betten, nur Frauen',
      description: 'Mehrbettzimmer nur für Frauen, mit Schließfächern und Bad auf dem Flur.',
      full_description:
        'Ein Mehrbettzimmer nur für Frauen, mit drei Etagenbetten und einer langen Bank für die Rucksäcke. Das runde Fenster rahmt den durchbrochenen Schornstein des Hauses gegenüber.\n\nDas Bad auf dem Flur gehört nur zu diesem Stockwerk und lässt sich von innen abschließen.',
    },
    '10': {
      name: 'Familienzimmer Laranja',
      room_subtitle: 'Für vier, mit der Küche nebenan',
      description: 'Geräumiges Zimmer für vier, neben der Gemeinschaftsküche.',
      full_description:
        'Doppelbett, Etagenbett und eine Holzeisenbahn auf dem Teppich, unter einer Girlande aus Orangen. Die Gemeinschaftsküche liegt gleich nebenan: So lässt sich eine Babyflasche wärmen, ohne jemanden zu wecken.\n\nWir haben ein Babybett und einen Hochstuhl. Bitten Sie in der Nachricht zu Ihrer Buchung darum.',
    },
    '11': {
      name: 'Doppelzimmer Bússola',
      room_subtitle: 'Das höchste Zimmer, mit der Terrasse vor der Tür',
      description: 'Unser höchstes Zimmer: Doppelbett und die Terrasse vor der Tür.',
      full_description:
        'Ganz oben liegt Zimmer 11. Es hat ein Doppelbett mit gewölbtem Kopfteil, einen eigenen Balkon und die Terrasse direkt vor der Tür, mit einem Tisch für zwei am späten Nachmittag.\n\nAuch für ein Surfbrett ist Platz. Es gibt keinen Aufzug: Es sind drei Treppen, und wir helfen Ihnen mit dem Koffer.',
    },
    '12': {
      name: 'Zweibettzimmer Concha',
      room_subtitle: 'Zwei Einzelbetten in den Farben der Lagune',
      description: 'Zwei Einzelbetten in den Farben der Lagune.',
      full_description:
        'Wassergrüne Wände, ziegelrote Läden und am Fußende der Betten eine Truhe mit einer Muschel, die hier in der Nähe gefunden wurde. Die Einzelbetten sind neunzig Zentimeter breit.\n\nDer Frühstücksraum liegt ein Stockwerk tiefer: Folgen Sie einfach dem Duft von Brot.',
    },
    '13': {
      name: 'Mehrbettzimmer Lua Nova',
      room_subtitle: 'Acht Betten im obersten Stock',
      description: 'Das Mehrbettzimmer im obersten Stock, im Sommer kühl.',
      full_description:
        'Das letzte Mehrbettzimmer am Flur und die letzte Kachel des Hauses. Vier Etagenbetten, hängende Pflanzen und ein Fenster auf Höhe der Krone des Orangenbaums im Innenhof.\n\nDicke Wände und der Deckenventilator halten es im August kühl. Es wird als Ganzes gebucht, für Gruppen bis acht Personen.',
    },
  },
  features: {
    'Wi-Fi': 'WLAN',
    Secretária: 'Schreibtisch',
    Televisão: 'Fernseher',
    'Roupa de cama': 'Bettwäsche',
    'Janela a nascente': 'Fenster nach Osten',
    'Cama de casal': 'Doppelbett',
    'Sol da manhã': 'Morgensonne',
    Varanda: 'Balkon',
    'Duas camas individuais': 'Zwei Einzelbetten',
    'Vista para o mar': 'Meerblick',
    'Duas janelas': 'Zwei Fenster',
    Cozinha: 'Küche',
    'Cama de casal e beliche': 'Doppelbett und Etagenbett',
    Roupeiro: 'Kleiderschrank',
    Jogos: 'Spiele',
    Cacifos: 'Schließfächer',
    'Luz de leitura': 'Leselampe',
    'Tomada em cada cama': 'Steckdose an jedem Bett',
    'Só mulheres': 'Nur Frauen',
    'Secador de cabelo': 'Haartrockner',
    'Berço a pedido': 'Babybett auf Anfrage',
    Terraço: 'Terrasse',
    Arca: 'Truhe',
    'Ventoinha de teto': 'Deckenventilator',
  },
  categories: {
    'Comodidades Incluídas': 'Inbegriffen',
    'Não Incluído': 'Nicht inbegriffen',
    'Características Padrão': 'Zu jedem Zimmer',
  },
  amenities: {
    'Wi-Fi gratuito': 'Kostenloses WLAN',
    Televisão: 'Fernseher',
    Cozinha: 'Küche',
    'Roupa de cama': 'Bettwäsche',
    'Detetor de fumo': 'Rauchmelder',
    Extintor: 'Feuerlöscher',
    'Estojo de primeiros socorros': 'Erste-Hilfe-Kasten',
    Frigorífico: 'Kühlschrank',
    'Micro-ondas': 'Mikrowelle',
    'Loiça e talheres': 'Geschirr und Besteck',
    Congelador: 'Gefrierfach',
    'Tabuleiro de forno': 'Backblech',
    Cabides: 'Kleiderbügel',
    'Cobertores extra': 'Zusätzliche Decken',
    Roupeiro: 'Kleiderschrank',
    'Mobiliário de exterior': 'Gartenmöbel',
    'Casa de banho partilhada': 'Gemeinschaftsbad',
    'Self check-in': 'Self-Check-in',
    'Equipa 24h': 'Team rund um die Uhr',
    'Acesso às áreas comuns': 'Zugang zu den Gemeinschaftsräumen',
    'Pequeno-almoço incluído': 'Frühstück inbegriffen',
    'Localização central': 'Zentrale Lage',
  },
};
