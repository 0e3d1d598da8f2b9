import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const PRIVACY: LegalDocument = {
  title: 'Privacy policy',
  description:
    'What personal data the hostel collects on this site and during a stay, why, who receives it, how long it is kept and how you can exercise your rights.',
  sections: [
    {
      id: 'controller',
      title: 'Data controller',
      body: [
        paragraph([
          'The controller of your personal data is ',
          { name: 'house' },
          '. For anything concerning your data, write to ',
          { link: 'email' },
          ' or call ',
          { link: 'phone' },
          '.',
        ]),
        paragraph(
          'This policy applies to this site, to bookings and to stays. It follows the European Union’s General Data Protection Regulation (GDPR) and Portuguese Law No.\u00a058/2019 of 8\u00a0August.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Data we collect',
      body: [
        {
          kind: 'table',
          head: ['When', 'Which data'],
          rows: [
            [
              'Booking request',
              'Name, email and phone number of the main contact, dates, number of guests, rooms, price, the language in which you write to us and any message you wish to leave us.',
            ],
            ['Contact message', 'Name, email, phone number (optional), subject and message.'],
            [
              'Sending a form',
              'The time of sending, and codes (hashes) calculated from your email address and IP address, used only to count submissions. The IP address itself is not kept in our database.',
            ],
            [
              'Handling your request',
              'The status of your booking, the emails we send you, our team’s internal notes and what you tell us on your booking’s page: your arrival time, a request or the reason for cancelling.',
            ],
            [
              'Stay',
              'The details from your identity document that the law requires, payment and invoicing data, and CCTV footage of the shared areas.',
            ],
            [
              'Payment before arrival',
              'The sum, the method and time of the payment, the booking number and what the payment service tells us of it. You type card details on the page of that service: they never reach us.',
            ],
            [
              'Invoice with a tax number',
              'The name and tax number you want on the invoice. The page of your booking only shows again how the number ends.',
            ],
            [
              'Register of guests',
              'Of everyone who sleeps in the house: name, nationality, birth, kind, number and country of the document, and where they live; of Portuguese citizens, only name, nationality and where they live. You give them on arrival or, if you like, before, on the page of your booking, which does not show them again. We never ask for or keep a picture of the document.',
            ],
          ],
        },
        paragraph(
          'In a booking request, your name, email and phone number are required: without them we cannot reply. This site neither asks for nor receives card details.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Purposes and legal bases',
      body: [
        {
          kind: 'table',
          head: ['Purpose', 'Legal basis (Article\u00a06(1) GDPR)'],
          rows: [
            [
              'Replying to a booking request and hosting the stay',
              'Steps taken at your request before entering into a contract, and performance of the contract, point\u00a0(b).',
            ],
            [
              'Replying to contact messages',
              'Steps taken at your request before entering into a contract, point\u00a0(b), or the legitimate interest in replying to those who write to us, point\u00a0(f).',
            ],
            [
              'Invoicing, accounting and reporting the accom\u00admodation of foreign nationals',
              'Compliance with legal obligations, point\u00a0(c).',
            ],
            [
              'Stopping misuse of the forms',
              'Legitimate interest in keeping the site available to everyone, point\u00a0(f).',
            ],
            ['CCTV', 'Legitimate interest in the safety of people and property, point\u00a0(f).'],
          ],
        },
        paragraph(
          'We do not use your data for advertising, we create no profiles and we take no decisions based solely on automated processing: every request is answered by a person on our team. Only a request that receives no reply by the deadline we gave you, or whose email address you do not confirm, expires by itself.',
        ),
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives your data',
      body: [
        paragraph(
          'We do not sell your data. It goes only to the following, and only as far as necessary:',
        ),
        {
          kind: 'list',
          items: [
            'Supabase, which hosts the database and our team’s sign-in and processes the data on our behalf, as a processor (Article\u00a028 GDPR);',
            'the providers that host this site and our email, also on our behalf;',
            'the payment service (Stripe), when you pay online, as a processor: from us it receives the sum and the booking number; from you, on its own page, what is needed to pay, which never reaches us;',
            'the authorities, where the law requires it, as when reporting the accommodation of foreign guests (Articles\u00a015 and 16 of Portuguese Law No.\u00a023/2007 of 4\u00a0July): the register of each foreign guest goes to the border and foreigners unit (UCFE) of the Portuguese Internal Security System (SSI). In the house, only reception reads it.',
          ],
        },
        paragraph(
          'Should one of these providers process data outside the European Economic Area, we require an adequacy decision or the European Commission’s standard contractual clauses.',
        ),
        paragraph(
          'When you open the map on the Location page, your browser requests the images from the OpenStreetMap Foundation, which receives your IP address. The booking platforms and map services we link to receive data only if you follow the links; from then on, the policy of each one applies.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        paragraph(
          'The connection to this site is encrypted (HTTPS). Requests and messages are read only by members of our team with an account of their own, and each time the database itself checks what that person may see and change.',
        ),
        paragraph(
          'Each request has its own page, opened by a secret link: you receive it when you send the request and in every email. Anyone who has it sees the booking and the first name, without the contact details, and can cancel the booking. The link does not appear in server logs. If someone who should not have it sees it, tell us: we will give you a new one, and the old one stops working.',
        ),
        paragraph(
          'To show which nights are taken, the site makes public the room, dates, status and number of bookings. Never the name, the contact details or the message.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        paragraph('You have the right, free of charge, to:'),
        {
          kind: 'list',
          items: [
            'access your data and receive a copy of it;',
            'have anything wrong or incomplete rectified;',
            'have what is no longer needed erased;',
            'have processing restricted while a question is being settled;',
            'receive the data you gave us in a portable form (data portability);',
            'object to what we do on the basis of legitimate interest.',
          ],
        },
        paragraph([
          'Write to ',
          { link: 'email' },
          '. We reply within one month and, in case of doubt, ask you to confirm your identity. You can also lodge a complaint with the Portuguese supervisory authority, the ',
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
          'This site uses no cookies, statistics, advertising or tracking. It keeps in your browser only the drafts of your booking request and message, until you send them or close the tab, then the summary of your request, without contact details, the link to your booking while you pay, and the language you choose. The details are in the ',
          { link: 'cookies', text: 'cookie policy' },
          '.',
        ]),
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      body: [
        {
          kind: 'table',
          head: ['Data', 'For how long'],
          rows: [
            [
              'Bookings',
              'As long as they are needed for the stay and for anything that follows from it, such as a complaint. After the stay they are archived, and our team deletes them from the archive.',
            ],
            [
              'Contact messages',
              'Until the matter is closed and our team deletes them. You can ask us to do so sooner.',
            ],
            ['Booking page and its link', 'Up to 60 days after the stay.'],
            [
              'Text of emails sent',
              '90 days. The fact that they were sent, as long as the booking.',
            ],
            ['Confirmation of an email address before a request', 'Two days.'],
            ['Codes against misuse of the forms', 'Two days.'],
            ['CCTV footage', '30 days at most.'],
            ['Accounting data', 'About 10 years, as the law requires.'],
            [
              'Name and tax number for the invoice, payments',
              'What was invoiced, with the accounting data; the rest, as long as the booking.',
            ],
            [
              'Register of guests, for the reports on the accom\u00admodation of foreign nationals',
              'Twelve months after departure. Then we erase name, birth, nationality, document and town; for the totals only the country of residence and the age group remain.',
            ],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        paragraph(
          'If we change how we process your data, we change this page and the date at the top. The version published here is always the one in force.',
        ),
      ],
    },
  ],
};
