import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const COOKIES: LegalDocument = {
  title: 'Cookie-Richtlinie',
  description:
    'Diese Website verwendet keine Cookies und kein Tracking. Was sie in Ihrem Browser speichert, wie lange, und was beim Öffnen der Karte geschieht.',
  sections: [
    {
      id: 'noCookies',
      title: 'Keine Cookies',
      body: [
        paragraph(
          'Diese Website verwendet keine Cookies, weder eigene noch solche von Dritten, und keine Werkzeuge für Statistik, Werbung oder Tracking. Deshalb sehen Sie hier kein Banner, das um Ihre Einwilligung bittet.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'Was in Ihrem Browser bleibt',
      body: [
        {
          kind: 'table',
          head: ['Was', 'Wo und wie lange'],
          rows: [
            [
              'Entwurf der Buchungs\u00adanfrage',
              'Im Sitzungsspeicher, nur in diesem Tab: die Reisedaten, Zimmer und Kontaktdaten, die Sie eingegeben haben, damit sie beim Neuladen der Seite nicht verloren gehen. Wird gelöscht, wenn Sie die Anfrage senden, neu beginnen oder den Tab schließen.',
            ],
            [
              'Übersicht der gesendeten Anfrage',
              'Im Sitzungsspeicher, nur in diesem Tab: Nummer, Zimmer, Reisedaten, Gäste, Preis und privater Link, ohne Ihre Kontaktdaten, damit Sie sie nach dem Neuladen oder Zurückblättern wiederfinden. Wird gelöscht, wenn Sie den Tab schließen.',
            ],
            [
              'Entwurf der Nachricht',
              'Im Sitzungsspeicher, nur in diesem Tab: was Sie in das Kontaktformular geschrieben haben, damit es beim Neuladen der Seite nicht verloren geht. Wird gelöscht, wenn Sie die Nachricht senden oder den Tab schließen.',
            ],
            [
              'Ankunftszeit und Nachricht',
              'Im Sitzungsspeicher, nur in diesem Tab: was Sie auf der Seite Ihrer Buchung geschrieben und noch nicht gespeichert haben. Wird gelöscht, wenn Sie es speichern oder den Tab schließen.',
            ],
            [
              'Link der Buchung während der Zahlung',
              'Im Sitzungsspeicher, nur in diesem Tab: der private Link Ihrer Buchung, während Sie auf der Seite des Zahlungsdienstes sind, der ihn nicht erhält. Wird gelöscht, wenn Sie zurückkommen oder den Tab schließen.',
            ],
            [
              'Gewählte Sprache',
              'Im lokalen Speicher, erst wenn Sie eine Sprache wählen oder den Vorschlag schließen: die Sprache, in der Sie die Website lesen möchten. Ohne Ablaufdatum: Sie bleibt gespeichert, bis Sie sie in den Einstellungen Ihres Browsers löschen.',
            ],
            [
              'Anmeldung des Teams',
              'Im lokalen Speicher, nur bei Personen, die sich im Verwaltungsbereich des Hostels anmelden. Wird beim Abmelden gelöscht.',
            ],
            [
              'Notiz\u00adentwürfe des Teams',
              'Im Sitzungsspeicher, nur im Verwaltungsbereich. Werden beim Speichern, beim Abmelden oder beim Schließen des Tabs gelöscht.',
            ],
            [
              'Einstellungen des Teams',
              'Im lokalen Speicher, nur im Verwaltungsbereich: Hinweise, Tastenkürzel und bis wohin die Neuigkeiten gelesen sind. Sie bleiben, bis sie in den Einstellungen des Browsers gelöscht werden.',
            ],
          ],
        },
        paragraph(
          'All dies ist für den von Ihnen gewünschten Dienst unbedingt erforderlich und dient nicht dazu, Sie auf anderen Websites zu erkennen; das Gesetz verlangt dafür keine Einwilligung (Artikel\u00a05 des portugiesischen Gesetzes Nr.\u00a041/2004 vom 18.\u00a0August). Sie können alles jederzeit in den Einstellungen Ihres Browsers löschen.',
        ),
      ],
    },
    {
      id: 'map',
      title: 'Die Karte',
      body: [
        paragraph(
          'Die Kartenbilder kommen von den Servern der OpenStreetMap Foundation und werden erst abgerufen, wenn die Karte auf der Seite „Lage“ auf dem Bildschirm erscheint. Diese Server erhalten dann Ihre IP-Adresse. Auch ohne die Bilder bleiben Adresse und Wegbeschreibung auf der Seite.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'Mehr erfahren',
      body: [
        paragraph([
          'Alles Weitere steht in der ',
          { link: 'privacy', text: 'Datenschutzerklärung' },
          '. Fragen? Schreiben Sie an ',
          { link: 'email' },
          '.',
        ]),
      ],
    },
  ],
};
