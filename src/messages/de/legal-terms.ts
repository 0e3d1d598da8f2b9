import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';
import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts';

export const TERMS: LegalDocument = {
  title: 'Allgemeine Geschäfts\u00adbedingungen',
  description:
    'Die Bedingungen für Direktbuchungen und Aufenthalte im Hostel: Anreise, Zahlung, Stornierung, Hausordnung, Haftung, Sicherheit und anwendbares Recht.',
  sections: [
    {
      id: 'legalInformation',
      title: 'Rechtliche Angaben und Kontakt',
      body: [
        paragraph([
          'Diese Bedingungen gelten für Direktbuchungen auf dieser Website und für Aufenthalte im ',
          { name: 'house' },
          '. Nennt eine andere Seite der Website eine abweichende Frist oder Uhrzeit, gelten die Angaben in diesen Bedingungen.',
        ]),
        paragraph([
          'Sie erreichen uns telefonisch unter ',
          { link: 'phone' },
          ' oder per E-Mail an ',
          { link: 'email' },
          '. Anrufe und E-Mails beantworten wir innerhalb von 24 Stunden.',
        ]),
      ],
    },
    {
      id: 'bookings',
      title: 'Buchungen',
      body: [
        paragraph(
          'Das Formular auf dieser Website sendet eine Buchungsanfrage. Die Anfrage bleibt offen, bis unser Team sie bestätigt; erst mit dieser Bestätigung kommt ein Vertrag zustande. Bei der Bestätigung kann die volle Zahlung oder eine Anzahlung verlangt werden.',
        ),
        paragraph(
          'Vor dem Absenden der Anfrage sehen Sie den Gesamtpreis des Aufenthalts: den Preis pro Nacht jedes Zimmers, multipliziert mit der Zahl der Nächte. Wir nehmen Anfragen bis zu 9 Monate im Voraus an.',
        ),
        paragraph(
          'Für Buchungen über externe Plattformen gelten die Bedingungen dieser Plattformen.',
        ),
      ],
    },
    {
      id: 'arrival',
      title: 'Anreise und Abreise',
      body: [
        {
          kind: 'table',
          rows: [
            ['Anreise', 'Von 14:00 bis 24:00\u00a0Uhr'],
            [
              'Mindestalter',
              '18 Jahre; Minderjährige übernachten in Familienzimmern, in Begleitung ihrer Eltern',
            ],
            ['Abreise', 'Bis 11:00\u00a0Uhr'],
            ['Späte Abreise', '10\u00a0€, nach Verfügbarkeit'],
            ['Gepäck', 'Kostenlose Aufbewahrung am Abreisetag, bis 18:00\u00a0Uhr'],
          ],
        },
        paragraph(
          'Das Gesetz verpflichtet uns, die Beherbergung ausländischer Gäste den Behörden zu melden (Artikel\u00a015 und 16 des portugiesischen Gesetzes Nr.\u00a023/2007 vom 4.\u00a0Juli). Bringen Sie deshalb bitte einen Ausweis mit.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Zahlung',
      body: [
        paragraph('Sie zahlen bei der Anreise:'),
        {
          kind: 'list',
          items: [
            'bar (EUR);',
            'mit Debit- oder Kreditkarte (Visa, Mastercard);',
            'per Banküberweisung, mit Zahlungsbeleg.',
          ],
        },
        paragraph(
          'Wir können vor der Anreise eine Anzahlung verlangen, die Sie online oder per Überweisung bis zu dem Zeitpunkt zahlen, den wir Ihnen nennen. Ohne sie verfällt die Anfrage dann, ohne Kosten für Sie. Die Anzahlung wird vom Gesamtpreis abgezogen; stornieren Sie mehr als 24 Stunden vorher, erstatten wir sie auf demselben Weg.',
        ),
        paragraph(
          `Was Sie bei der Bestätigung der Buchung bereits gezahlt haben, wird abgezogen. Die Preise verstehen sich inkl. MwSt. ${TOURIST_TAX}`,
        ),
      ],
    },
    {
      id: 'cancellation',
      title: 'Stornierung',
      body: [
        {
          kind: 'table',
          head: ['Fall', 'Was Sie zahlen'],
          rows: [
            [
              'Mehr als 24 Stunden im Voraus',
              'Nichts. Die 24 Stunden zählen von 14:00\u00a0Uhr am Anreisetag an rückwärts.',
            ],
            ['Später oder bei Nicht\u00aderscheinen', 'Die erste Nacht.'],
            [
              'Vorzeitige Abreise',
              'Nach der Anreise werden nicht genutzte Nächte nicht erstattet.',
            ],
            [
              'Aktions\u00adpreise',
              'Einige sind nicht erstattbar; darauf weisen wir vor der Bestätigung hin.',
            ],
            ['Buchungen über externe Plattformen', 'Was die Bedingungen der Plattform vorsehen.'],
          ],
        },
        paragraph([
          'Zum Stornieren rufen Sie uns an oder schreiben Sie an ',
          { link: 'email' },
          ' und nennen Sie die Buchungsnummer. Da die Buchung für bestimmte Termine gilt, besteht das Widerrufsrecht bei Fernabsatzverträgen nicht (Artikel\u00a017 des portugiesischen Gesetzesdekrets Nr.\u00a024/2014 vom 14.\u00a0Februar).',
        ]),
      ],
    },
    {
      id: 'houseRules',
      title: 'Hausordnung',
      body: [
        { kind: 'list', items: Object.values(HOUSE_RULES) },
        paragraph(
          'Schwere oder wiederholte Verstöße gegen diese Regeln können zur sofortigen Abreise ohne Erstattung führen.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      body: [
        paragraph(
          'Gäste haften für Schäden, die sie verursachen. Das Hostel haftet nicht für persönliche Gegenstände und nicht für Unfälle, außer bei nachgewiesener Fahrlässigkeit. Rechte, die das Gesetz Verbrauchern einräumt, bleiben von diesen Bedingungen unberührt.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit',
      body: [
        paragraph(
          'Der Zugang zum Haus ist kontrolliert; Videoüberwachung gibt es nur in den Gemeinschaftsräumen. Es gibt Rauchmelder, Feuerlöscher und an der Rezeption einen Erste-Hilfe-Kasten.',
        ),
        paragraph([
          'Im Notfall wählen Sie ',
          { link: 'emergency' },
          '. Das Telefon des Hostels, ',
          { link: 'phone' },
          ', ist 24 Stunden am Tag besetzt.',
        ]),
      ],
    },
    {
      id: 'dataProtection',
      title: 'Datenschutz',
      body: [
        paragraph([
          'Wir verarbeiten Ihre Daten nach der Datenschutz-Grundverordnung (DSGVO). Sie haben unter anderem das Recht auf Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung; Anträge beantworten wir innerhalb eines Monats. Videoaufnahmen werden höchstens 30 Tage gespeichert, Daten der Buchhaltung etwa 10 Jahre. Mehr dazu in der ',
          { link: 'privacy', text: 'Datenschutzerklärung' },
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      body: [
        paragraph(
          'Diese Bedingungen können sich jederzeit ändern und gelten ab der Veröffentlichung auf dieser Seite, unbeschadet der Rechte von Gästen, deren Buchung bereits bestätigt ist.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Anwendbares Recht',
      body: [
        paragraph(
          'Es gilt portugiesisches Recht. Zuständig ist das Gericht des Bezirks (comarca), in dem das Hostel liegt, unbeschadet der Vorschriften zum Schutz der Verbraucher.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Livro de Reclamações (Beschwerdebuch)',
      body: [
        paragraph([
          'Schreiben Sie Ihre Beschwerde auf ',
          { link: 'complaints' },
          ' oder verlangen Sie das Buch auf Papier an der Rezeption, zu jeder Stunde. In Portugal muss es jeder Betrieb für seine Gäste bereithalten.',
        ]),
      ],
    },
    {
      id: 'disputes',
      title: 'Streitbeilegung',
      body: [
        paragraph(
          'Wenn etwas nicht stimmt, sprechen Sie bitte zuerst mit uns: Das meiste klärt sich an der Rezeption. Reicht das nicht, bleiben das Buch oben und die Stelle unten.',
        ),
        paragraph(
          'Bei Streitigkeiten können sich Verbraucher an die Schlichtungsstelle der Region wenden:',
        ),
        { kind: 'notice', text: [{ name: 'arbitration' }, { link: 'arbitration' }] },
        paragraph([
          'Alle Stellen zur alternativen Streitbeilegung stehen im amtlichen Verbraucherportal, ',
          { name: 'portal' },
          ', ',
          { link: 'consumers' },
          '.',
        ]),
      ],
    },
  ],
};
