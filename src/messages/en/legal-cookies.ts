import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const COOKIES: LegalDocument = {
  title: 'Cookie policy',
  description:
    'This site uses no cookies and no tracking. What it keeps in your browser, for how long, and what happens when you open the map.',
  sections: [
    {
      id: 'noCookies',
      title: 'No cookies',
      body: [
        paragraph(
          'This site uses no cookies, neither its own nor anyone else’s, and no tools for statistics, advertising or tracking. That is why you see no banner asking for your consent.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'What stays in your browser',
      body: [
        {
          kind: 'table',
          head: ['What', 'Where and for how long'],
          rows: [
            [
              'Draft of your booking request',
              'In session storage, in this tab only: the dates, rooms and contact details you typed, so that reloading the page does not lose them. Deleted when you send the request, start again or close the tab.',
            ],
            [
              'Summary of the request you sent',
              'In session storage, in this tab only: the number, rooms, dates, guests, price and private link, without your contact details, so that you find it again if you reload the page or go back. Deleted when you close the tab.',
            ],
            [
              'Draft of your message',
              'In session storage, in this tab only: what you typed in the contact form, so that reloading the page does not lose it. Deleted when you send the message or close the tab.',
            ],
            [
              'Arrival time and note',
              'In session storage, in this tab only: what you typed on the page of your booking and have not saved yet. Deleted when you save it or close the tab.',
            ],
            [
              'Link to your booking while you pay',
              'In session storage, in this tab only: the private link to your booking while you are on the page of the payment service, which does not receive it. Deleted when you come back or close the tab.',
            ],
            [
              'Chosen language',
              'In local storage, only once you have chosen a language or dismissed the suggestion: the language you want to read the site in. It has no expiry date and stays until you delete it in your browser settings.',
            ],
            [
              'Staff session',
              'In local storage, only for those who sign in to the hostel’s staff panel. Deleted when they sign out.',
            ],
            [
              'Drafts of staff notes',
              'In session storage, in the staff panel only. Deleted on saving, signing out or closing the tab.',
            ],
            [
              'Staff settings',
              'In local storage, in the staff panel only: notifications, keyboard shortcuts and how far the news has been read. They stay until deleted in the browser settings.',
            ],
          ],
        },
        paragraph(
          'All of this is strictly necessary for the service you ask for and cannot be used to identify you on other sites; the law does not require consent for it (Article\u00a05 of Portuguese Law No.\u00a041/2004 of 18\u00a0August). You can delete it at any time in your browser settings.',
        ),
      ],
    },
    {
      id: 'map',
      title: 'The map',
      body: [
        paragraph(
          'The map images come from the servers of the OpenStreetMap Foundation and are requested only when the map on the Location page comes into view. Those servers then receive your IP address. Without the images, the address and directions are still on the page.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'Find out more',
      body: [
        paragraph([
          'The rest is in the ',
          { link: 'privacy', text: 'privacy policy' },
          '. Questions? Write to ',
          { link: 'email' },
          '.',
        ]),
      ],
    },
  ],
};
