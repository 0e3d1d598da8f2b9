export const PRINT = 'Gästemappe drucken';
export const BOOK = 'Gästemappe';
export const CONTENTS = 'In dieser Mappe';

export const NEIGHBOURS = {
  title: 'Nachbarn und Gemeinschaftsräume',
  rules: [
    'In dieser Straße wohnen Menschen: Bitte sprechen Sie zwischen 22:00 und 08:00\u00a0Uhr vor der Tür, im Treppenhaus und auf der Terrasse leise.',
    'Keine Musik auf der Terrasse oder bei offenem Fenster.',
    'Küche, Aufenthaltsraum und Terrasse sind für alle da: Bitte hinterlassen Sie sie sauber und aufgeräumt.',
    'Treppen und Flure bleiben frei von Gepäck und Fahrrädern.',
    'Schließen Sie die Haustür leise und öffnen Sie sie niemandem, den Sie nicht kennen.',
  ],
};

export const WASTE = {
  title: 'Müll und Recycling',
  where:
    'Die Tonnen stehen in der Küche, jede in ihrer Farbe. Batterien nimmt die Rezeption an, die Ihnen auch sagt, wo die Container an der Straße stehen.',
  bins: {
    blue: { name: 'Blau', what: 'Papier und Pappe, ohne Fett' },
    yellow: { name: 'Gelb', what: 'Verpackungen aus Kunststoff und Metall, Getränkekartons' },
    green: { name: 'Grün', what: 'Flaschen und Gläser, leer' },
    brown: { name: 'Braun', what: 'Speisereste' },
    red: { name: 'Rot', what: 'Batterien und Akkus' },
    grey: { name: 'Grau', what: 'Alles Übrige, im geschlossenen Beutel' },
  },
};

export const DEVICES = {
  title: 'Geräte',
  items: {
    climate: {
      name: 'Heizung und Klimaanlage',
      how: 'Wo ein Zimmer sie hat, ist der Regler neben der Tür. Schließen Sie die Fenster und schalten Sie beim Gehen aus.',
    },
    stove: {
      name: 'Herd und Backofen',
      how: 'Lassen Sie nichts unbeaufsichtigt kochen. Prüfen Sie danach, ob alles ausgeschaltet ist.',
    },
    water: {
      name: 'Warmwasser',
      how: 'Immer bereit, Sie müssen nichts einschalten. Drehen Sie zuerst das kalte Wasser auf. Fehlt es, sagen Sie der Rezeption Bescheid.',
    },
    washing: {
      name: 'Wäsche',
      how: 'Eine Waschmaschine für Gäste gibt es nicht. Die Rezeption nennt Ihnen den nächsten Waschsalon.',
    },
    sockets: {
      name: 'Steckdosen',
      how: '230\u00a0V. Bitte keine eigenen Kochplatten oder Heizgeräte anschließen und in den Zimmern keine E-Scooter laden.',
    },
    safety: {
      name: 'Rauch und Feuer',
      how: 'Decken Sie die Rauchmelder nicht ab. Wenn es brennt: hinaus, Tür zu, 112 anrufen und der Rezeption Bescheid geben.',
    },
  },
};

export const IN_CHARGE = 'Verantwortlich für das Haus';
export const PHONE = 'Telefon';
export const EMAIL = 'E-Mail';
export const COMPLAINTS = {
  name: 'Beschwerdebuch (Livro de Reclamações)',
  where: 'An der Rezeption und unter',
};
