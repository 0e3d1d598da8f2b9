import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';
import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts';

export const TERMS: LegalDocument = {
  title: 'Terms and conditions',
  description:
    'The terms for direct bookings and stays at the hostel: check-in, payment, cancellation, house rules, liability, safety and governing law.',
  sections: [
    {
      id: 'legalInformation',
      title: 'Legal information and contact',
      body: [
        paragraph([
          'These terms govern direct bookings made on this site and stays at ',
          { name: 'house' },
          '. Where another page of the site gives a different deadline or time, the ones in these terms apply.',
        ]),
        paragraph([
          'You can reach us by phone on ',
          { link: 'phone' },
          ' or by email at ',
          { link: 'email' },
          '. We answer calls and emails within 24 hours.',
        ]),
      ],
    },
    {
      id: 'bookings',
      title: 'Bookings',
      body: [
        paragraph(
          'The form on this site sends a booking request. The request remains pending until our team confirms it, and only that confirmation makes a contract. On confirmation we may ask for full payment or a deposit.',
        ),
        paragraph(
          'Before sending the request you see the total for the stay: the nightly price of each room multiplied by the number of nights. We accept requests up to 9 months ahead.',
        ),
        paragraph(
          'Bookings made on external platforms are subject to the terms of those platforms.',
        ),
      ],
    },
    {
      id: 'arrival',
      title: 'Check-in and check-out',
      body: [
        {
          kind: 'table',
          rows: [
            ['Check-in', 'From 14:00 to 00:00 (midnight)'],
            [
              'Minimum age',
              '18; guests under that age stay in family rooms, accompanied by their parents',
            ],
            ['Check-out', 'By 11:00'],
            ['Late check-out', '€10, subject to availability'],
            ['Luggage', 'Stored free of charge on the day of check-out, until 18:00'],
          ],
        },
        paragraph(
          'The law obliges us to report the accommodation of foreign guests to the authorities (Articles\u00a015 and 16 of Portuguese Law No.\u00a023/2007 of 4\u00a0July). Please bring an identity document with you for this purpose.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      body: [
        paragraph('You pay at check-in:'),
        {
          kind: 'list',
          items: [
            'in cash (EUR);',
            'by debit or credit card (Visa, Mastercard);',
            'by bank transfer, with proof of payment.',
          ],
        },
        paragraph(
          'We may ask for a deposit before arrival, which you pay online or by bank transfer by the time we tell you. Without it, your request expires at that time, at no cost to you. The deposit is deducted from the total; if you cancel more than 24 hours ahead, we refund it by the same means.',
        ),
        paragraph(
          `Anything paid when the booking was confirmed is deducted. Prices include VAT. ${TOURIST_TAX}`,
        ),
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      body: [
        {
          kind: 'table',
          head: ['Situation', 'What you pay'],
          rows: [
            [
              'More than 24 hours ahead',
              'Nothing. The 24 hours are counted back from 14:00 on the day of check-in.',
            ],
            ['Later, or if you do not arrive', 'The first night.'],
            ['Early departure', 'After check-in, unused nights are not refunded.'],
            ['Promotional rates', 'Some are non-refundable; if so, we tell you before confirming.'],
            ['Bookings on external platforms', 'Whatever the platform’s policy says.'],
          ],
        },
        paragraph([
          'To cancel, call us or write to ',
          { link: 'email' },
          ' and give your booking number. As a booking is for specific dates, the right of withdrawal from distance contracts does not apply (Article\u00a017 of Portuguese Decree-Law No.\u00a024/2014 of 14\u00a0February).',
        ]),
      ],
    },
    {
      id: 'houseRules',
      title: 'House rules',
      body: [
        { kind: 'list', items: Object.values(HOUSE_RULES) },
        paragraph(
          'Serious or repeated breach of these rules may mean having to leave at once, without a refund.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      body: [
        paragraph(
          'Guests are liable for any damage they cause. The hostel is not liable for personal belongings or for accidents, except in the event of proven negligence. Nothing in these terms affects the rights that the law grants to consumers.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Safety and security',
      body: [
        paragraph(
          'Access to the house is controlled, and there is CCTV in the shared areas only. There are smoke detectors, fire extinguishers and a first-aid kit at reception.',
        ),
        paragraph([
          'In an emergency call ',
          { link: 'emergency' },
          '. The hostel’s phone line, ',
          { link: 'phone' },
          ', is answered 24 hours a day.',
        ]),
      ],
    },
    {
      id: 'dataProtection',
      title: 'Data protection',
      body: [
        paragraph([
          'We process your data in accordance with the General Data Protection Regulation (GDPR). You have, among others, the rights of access, rectification, erasure and restriction, and we answer requests within one month. CCTV footage is kept for 30 days at most; accounting data for about 10 years. Find out more in the ',
          { link: 'privacy', text: 'privacy policy' },
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      body: [
        paragraph(
          'These terms may change at any time and apply once published on this page, without prejudice to the rights of anyone who already has a confirmed booking.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      body: [
        paragraph(
          'Portuguese law applies. The court of the district (comarca) in which the hostel is located has jurisdiction, without prejudice to the rules that protect consumers.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Livro de Reclamações (complaints book)',
      body: [
        paragraph([
          'Write your complaint at ',
          { link: 'complaints' },
          ' or ask for the book on paper at reception, at any hour. Every business in Portugal must offer it to its customers.',
        ]),
      ],
    },
    {
      id: 'disputes',
      title: 'Dispute resolution',
      body: [
        paragraph(
          'If something goes wrong, please talk to us first: almost everything is settled at the desk. If that is not enough, there are the book above and the centre below.',
        ),
        paragraph('In a dispute, consumers may turn to the arbitration centre of the region:'),
        { kind: 'notice', text: [{ name: 'arbitration' }, { link: 'arbitration' }] },
        paragraph([
          'All bodies for alternative dispute resolution are listed on the official consumer portal, ',
          { name: 'portal' },
          ', ',
          { link: 'consumers' },
          '.',
        ]),
      ],
    },
  ],
};
