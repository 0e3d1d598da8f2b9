import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const PRIVACY: LegalDocument = {
  title: 'Datenschutz\u00aderklärung',
  description:
    'Welche personenbezogenen Daten das Hostel erhebt, wofür, wer sie erhält, wie lange sie gespeichert werden und welche Rechte Sie haben.',
  sections: [
    {
      id: 'controller',
      title: 'Verantwortlicher',
      body: [
        paragraph([
          'Verantwortlicher für die Verarbeitung Ihrer personenbezogenen Daten ist das ',
          { name: 'house' },
          '. Bei allen Fragen zu Ihren Daten schreiben Sie an ',
          { link: 'email' },
          ' oder rufen Sie an unter ',
          { link: 'phone' },
          '.',
        ]),
        paragraph(
          'Diese Erklärung gilt für diese Website, für Buchungen und Aufenthalte. Sie richtet sich nach der Datenschutz-Grundverordnung (DSGVO) und dem portugiesischen Gesetz Nr.\u00a058/2019 vom 8.\u00a0August.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Daten, die wir erheben',
      body: [
        {
          kind: 'table',
          head: ['Wann', 'Welche Daten'],
          rows: [
            [
              'Buchungs\u00adanfrage',
              'Name, E-Mail-Adresse und Telefonnummer der Kontaktperson, Reisedaten, Zahl der Gäste, Zimmer, Preis, die Sprache, in der Sie uns schreiben, und Ihre Nachricht, falls Sie eine hinterlassen.',
            ],
            [
              'Nachricht über das Kontakt\u00adformular',
              'Name, E-Mail-Adresse, Telefonnummer (freiwillig), Betreff und Nachricht.',
            ],
            [
              'Absenden eines Formulars',
              'Der Zeitpunkt und Prüfwerte (Hashes), die aus E-Mail-Adresse und IP-Adresse berechnet werden, nur um die Sendungen zu zählen. Die IP-Adresse selbst wird nicht in unserer Datenbank gespeichert.',
            ],
            [
              'Bearbeitung der Anfrage',
              'Der Stand der Buchung, die E-Mails, die wir Ihnen senden, die internen Notizen unseres Teams und was Sie uns auf der Seite Ihrer Buchung mitteilen: Ankunftszeit, Wünsche oder der Grund einer Stornierung.',
            ],
            [
              'Aufenthalt',
              'Die gesetzlich vorgeschriebenen Angaben aus dem Ausweis, Zahlungs- und Rechnungsdaten sowie Videoaufnahmen der Gemeinschaftsräume.',
            ],
            [
              'Zahlung vor der Anreise',
              'Betrag, Zahlungsart und Zeitpunkt der Zahlung, die Buchungsnummer und was der Zahlungs\u00addienst uns dazu mitteilt. Kartendaten geben Sie auf der Seite dieses Dienstes ein: Uns erreichen sie nie.',
            ],
            [
              'Rechnung mit Steuernummer',
              'Name und Steuernummer, die Sie auf der Rechnung möchten. Die Seite Ihrer Buchung zeigt davon nur, wie die Nummer endet.',
            ],
            [
              'Gästeverzeichnis',
              'Von jeder Person, die im Haus schläft: Name, Staatsangehörigkeit, Geburt, Art, Nummer und Land des Ausweises und Wohnort; von portugiesischen Staatsangehörigen nur Name, Staatsangehörigkeit und Wohnort. Sie geben sie bei der Anreise an oder, wenn Sie möchten, vorher auf der Seite Ihrer Buchung, die sie nicht wieder zeigt. Ein Bild des Ausweises verlangen und speichern wir nie.',
            ],
          ],
        },
        paragraph(
          'Bei einer Buchungsanfrage sind Name, E-Mail-Adresse und Telefonnummer erforderlich: Ohne sie können wir nicht antworten. Diese Website fragt keine Kartendaten ab und erhält auch keine.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Zwecke und Rechtsgrundlagen',
      body: [
        {
          kind: 'table',
          head: ['Wofür', 'Auf welcher Rechtsgrundlage (Artikel\u00a06 Absatz\u00a01 DSGVO)'],
          rows: [
            [
              'Beantwortung der Buchungs\u00adanfrage und Aufenthalt',
              'Vorvertragliche Maßnahmen auf Ihre Anfrage und Erfüllung des Vertrags, Buchstabe\u00a0b.',
            ],
            [
              'Beantwortung von Nachrichten',
              'Vorvertragliche Maßnahmen auf Ihre Anfrage, Buchstabe\u00a0b, oder das berechtigte Interesse, auf Zuschriften zu antworten, Buchstabe\u00a0f.',
            ],
            [
              'Rechnungen, Buchhaltung und Meldung der Beherbergung ausländischer Gäste',
              'Erfüllung rechtlicher Verpflichtungen, Buchstabe\u00a0c.',
            ],
            [
              'Schutz der Formulare vor Missbrauch',
              'Berechtigtes Interesse, die Website für alle verfügbar zu halten, Buchstabe\u00a0f.',
            ],
            [
              'Video\u00adüberwachung',
              'Berechtigtes Interesse an der Sicherheit von Personen und Eigentum, Buchstabe\u00a0f.',
            ],
          ],
        },
        paragraph(
          'Wir verwenden Ihre Daten nicht für Werbung, erstellen keine Profile und treffen keine ausschließlich automatisierten Entscheidungen: Jede Anfrage beantwortet ein Mensch aus unserem Team. Nur eine Anfrage, die bis zu der Ihnen genannten Frist unbeantwortet bleibt oder deren E-Mail-Adresse Sie nicht bestätigen, endet von selbst.',
        ),
      ],
    },
    {
      id: 'sharing',
      title: 'Weitergabe von Daten',
      body: [
        paragraph(
          'Wir verkaufen Ihre Daten nicht. Nur die folgenden Stellen erhalten sie, und nur so weit wie nötig:',
        ),
        {
          kind: 'list',
          items: [
            'Supabase, der Anbieter unserer Datenbank und der Anmeldung unseres Teams, der die Daten in unserem Auftrag verarbeitet, als Auftragsverarbeiter (Artikel\u00a028 DSGVO);',
            'die Anbieter, bei denen diese Website und unsere E-Mail-Postfächer liegen, ebenfalls in unserem Auftrag;',
            'der Zahlungs\u00addienst (Stripe), wenn Sie online zahlen, als Auftragsverarbeiter: von uns erhält er Betrag und Buchungsnummer, von Ihnen auf seiner eigenen Seite, was zum Zahlen nötig ist und uns nie erreicht;',
            'die Behörden, wenn das Gesetz es verlangt, etwa bei der Meldung der Beherbergung ausländischer Gäste (Artikel\u00a015 und 16 des portugiesischen Gesetzes Nr.\u00a023/2007 vom 4.\u00a0Juli): Das Verzeichnis jedes ausländischen Gastes geht an die Stelle für Grenzen und Ausländer (UCFE) des portugiesischen Systems der inneren Sicherheit (SSI). Im Haus liest es nur die Rezeption.',
          ],
        },
        paragraph(
          'Verarbeitet einer dieser Anbieter Daten außerhalb des Europäischen Wirtschaftsraums, verlangen wir einen Angemessenheitsbeschluss oder die Standardvertragsklauseln der Europäischen Kommission.',
        ),
        paragraph(
          'Wenn Sie die Karte auf der Seite „Lage“ öffnen, ruft Ihr Browser die Bilder bei der OpenStreetMap Foundation ab, die dabei Ihre IP-Adresse erhält. Die Buchungsplattformen und Kartendienste, auf die wir verlinken, erhalten nur dann Daten, wenn Sie den Links folgen; ab da gelten die jeweiligen Datenschutzhinweise.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit',
      body: [
        paragraph(
          'Die Verbindung zur Website ist verschlüsselt (HTTPS). Anfragen und Nachrichten lesen nur Mitglieder des Teams mit eigenem Konto, und bei jedem Zugriff prüft die Datenbank selbst, was wer sehen und ändern darf.',
        ),
        paragraph(
          'Jede Anfrage hat eine eigene Seite, die sich mit einem geheimen Link öffnet: Sie erhalten ihn beim Absenden der Anfrage und in jeder E-Mail. Wer ihn hat, sieht die Buchung und den Vornamen, nicht aber die Kontaktdaten, und kann die Buchung stornieren. In den Protokollen der Server erscheint der Link nicht. Hat ihn jemand gesehen, den er nichts angeht, sagen Sie uns Bescheid: Sie bekommen einen neuen, und der alte funktioniert nicht mehr.',
        ),
        paragraph(
          'Um zu zeigen, welche Nächte belegt sind, veröffentlicht die Website Zimmer, Reisedaten, Stand und Nummer der Buchungen. Niemals Namen, Kontaktdaten oder Nachrichten.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      body: [
        paragraph('Sie haben uns gegenüber kostenlos das Recht auf:'),
        {
          kind: 'list',
          items: [
            'Auskunft über Ihre Daten und eine Kopie davon;',
            'Berichtigung unrichtiger oder unvollständiger Daten;',
            'Löschung von Daten, die nicht mehr benötigt werden;',
            'Einschränkung der Verarbeitung, solange eine Frage geklärt wird;',
            'Übertragbarkeit der Daten, die Sie uns gegeben haben;',
            'Widerspruch gegen das, was wir aufgrund berechtigten Interesses tun.',
          ],
        },
        paragraph([
          'Schreiben Sie an ',
          { link: 'email' },
          '. Wir antworten innerhalb eines Monats und bitten Sie im Zweifel, Ihre Identität zu bestätigen. Sie können sich auch bei der portugiesischen Aufsichtsbehörde beschweren, der ',
          { name: 'authority' },
          ' (CNPD), ',
          { link: 'authority' },
          '.',
        ]),
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        paragraph([
          'Diese Website verwendet keine Cookies, keine Statistik, keine Werbung und kein Tracking. In Ihrem Browser speichert sie nur die Entwürfe von Buchungsanfrage und Nachricht, bis Sie sie absenden oder den Tab schließen, danach die Übersicht der Anfrage, ohne Kontaktdaten, den Link der Buchung, während Sie zahlen, und die Sprache, die Sie wählen. Näheres steht in der ',
          { link: 'cookies', text: 'Cookie-Richtlinie' },
          '.',
        ]),
      ],
    },
    {
      id: 'retention',
      title: 'Speicherdauer',
      body: [
        {
          kind: 'table',
          head: ['Daten', 'Wie lange'],
          rows: [
            [
              'Buchungen',
              'Solange sie für den Aufenthalt und seine Folgen benötigt werden, etwa für eine Beschwerde. Nach dem Aufenthalt kommen sie ins Archiv und werden dort von unserem Team gelöscht.',
            ],
            [
              'Nachrichten über das Kontakt\u00adformular',
              'Bis die Sache erledigt ist und unser Team sie löscht. Sie können verlangen, dass wir das früher tun.',
            ],
            ['Seite der Buchung und ihr Link', 'Bis 60 Tage nach dem Aufenthalt.'],
            [
              'Text gesendeter E-Mails',
              '90 Tage. Dass sie gesendet wurden: so lange wie die Buchung.',
            ],
            ['Bestätigung der E-Mail-Adresse vor einer Anfrage', 'Zwei Tage.'],
            ['Prüfwerte gegen Missbrauch der Formulare', 'Zwei Tage.'],
            ['Video\u00adaufnahmen', 'Höchstens 30 Tage.'],
            ['Daten der Buchhaltung', 'Etwa 10 Jahre, gesetzlich vorgeschrieben.'],
            [
              'Name und Steuernummer für die Rechnung, Zahlungen',
              'Was in Rechnung gestellt wurde, mit den Daten der Buchhaltung; alles andere so lange wie die Buchung.',
            ],
            [
              'Gästeverzeichnis, für die Meldung der Beherbergung ausländischer Gäste',
              'Zwölf Monate nach der Abreise. Dann löschen wir Name, Geburt, Staatsangehörigkeit, Ausweis und Ort; für die Summen bleiben nur Wohnsitzland und Altersgruppe.',
            ],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      body: [
        paragraph(
          'Ändert sich, wie wir Ihre Daten verarbeiten, ändern wir diese Seite und das Datum am Anfang. Es gilt immer die hier veröffentlichte Fassung.',
        ),
      ],
    },
  ],
};
