/**
 * The terms and conditions (TERMS-01), with the figures of TEXT-STAY, TEXT-CANCEL, TEXT-HOUSE,
 * TEXT-SAFE and TEXT-LEGAL.
 */
import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';
import { HOUSE_RULES, TOURIST_TAX } from './stay-policies.ts';

export const TERMS: LegalDocument = {
  title: 'Termos e Condições',
  description:
    'As condições das reservas diretas e das estadias no hostel: check-in, pagamento, cancelamento, regras da casa, responsabilidade, segurança e lei aplicável.',
  sections: [
    {
      id: 'legalInformation',
      title: 'Informação legal e contactos',
      body: [
        paragraph([
          'Estes termos regulam as reservas diretas feitas neste site e as estadias no ',
          { name: 'house' },
          '. Se outra página do site indicar um prazo ou um horário diferente, valem os destes termos.',
        ]),
        paragraph([
          'Pode falar connosco pelo telefone ',
          { link: 'phone' },
          ' ou por e-mail para ',
          { link: 'email' },
          '. Respondemos a telefonemas e e-mails em 24 horas.',
        ]),
      ],
    },
    {
      id: 'bookings',
      title: 'Reservas',
      body: [
        paragraph(
          'O formulário deste site envia um pedido de reserva. O pedido fica pendente até ser confirmado pela nossa equipa, e só com a confirmação há contrato. Na confirmação pode ser pedido o pagamento total ou um depósito.',
        ),
        paragraph(
          'Antes de enviar o pedido vê o total da estadia: o preço por noite de cada quarto, multiplicado pelo número de noites. Aceitamos pedidos com até 9 meses de antecedência.',
        ),
        paragraph(
          'As reservas feitas em plataformas externas seguem as condições dessas plataformas.',
        ),
      ],
    },
    {
      id: 'arrival',
      title: 'Check-in e check-out',
      body: [
        {
          kind: 'table',
          rows: [
            ['Check-in', 'Das 14:00 às 00:00'],
            [
              'Idade mínima',
              '18 anos; os menores ficam em quartos de família, acompanhados pelos pais',
            ],
            ['Check-out', 'Até às 11:00'],
            ['Check-out tardio', '10\u00a0€, sujeito a disponibilidade'],
            ['Bagagem', 'Guardada gratuitamente no dia do check-out, até às 18:00'],
          ],
        },
        paragraph(
          'A lei obriga-nos a comunicar às autoridades o alojamento de hóspedes estrangeiros (artigos\u00a015.º e 16.º da Lei\u00a0n.º\u00a023/2007, de 4 de julho). Por isso, traga consigo um documento de identificação.',
        ),
      ],
    },
    {
      id: 'payment',
      title: 'Pagamento',
      body: [
        paragraph('O pagamento é feito no check-in:'),
        {
          kind: 'list',
          items: [
            'em numerário (EUR);',
            'com cartão de débito ou crédito (Visa, Mastercard);',
            'por transferência bancária, com comprovativo.',
          ],
        },
        paragraph(
          'Podemos pedir um sinal antes da chegada, que se paga online ou por transferência até à hora que lhe indicamos. Sem sinal, o pedido caduca nessa hora, sem custos para si. O sinal é descontado no total; se cancelar com mais de 24 horas de antecedência, devolvemo-lo pelo mesmo meio.',
        ),
        paragraph(
          `O que tiver pago na confirmação da reserva é descontado. Os preços incluem IVA. ${TOURIST_TAX}`,
        ),
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelamento',
      body: [
        {
          kind: 'table',
          head: ['Situação', 'O que se paga'],
          rows: [
            [
              'Com mais de 24 horas de antecedência',
              'Nada. Contam as 24 horas antes das 14:00 do dia de check-in.',
            ],
            ['Mais tarde ou sem comparência', 'A primeira noite.'],
            [
              'Saída antecipada',
              'Depois do check-in, as noites não utilizadas não são reembolsadas.',
            ],
            [
              'Tarifas promocionais',
              'Algumas não são reembolsáveis; nesse caso, avisamos antes de confirmar.',
            ],
            ['Reservas em plataformas externas', 'O que disser a política da plataforma.'],
          ],
        },
        paragraph([
          'Para cancelar, telefone ou escreva para ',
          { link: 'email' },
          ' e indique o número da reserva. Como a reserva é para datas determinadas, não se aplica o direito de livre resolução dos contratos celebrados à distância (artigo\u00a017.º do Decreto-Lei\u00a0n.º\u00a024/2014, de 14 de fevereiro).',
        ]),
      ],
    },
    {
      id: 'houseRules',
      title: 'Regras da casa',
      body: [
        { kind: 'list', items: Object.values(HOUSE_RULES) },
        paragraph(
          'O incumprimento grave ou repetido destas regras pode levar à saída imediata, sem reembolso.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidade',
      body: [
        paragraph(
          'O hóspede responde pelos danos que causar. O hostel não se responsabiliza por bens pessoais nem por acidentes, salvo negligência comprovada. Nada nestes termos afasta os direitos que a lei garante ao consumidor.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Segurança',
      body: [
        paragraph(
          'O acesso à casa é controlado e há videovigilância apenas nas áreas comuns. Há detetores de fumo, extintores e um estojo de primeiros socorros na receção.',
        ),
        paragraph([
          'Em caso de emergência ligue ',
          { link: 'emergency' },
          '. A linha telefónica do hostel, ',
          { link: 'phone' },
          ', atende 24 horas por dia.',
        ]),
      ],
    },
    {
      id: 'dataProtection',
      title: 'Proteção de dados',
      body: [
        paragraph([
          'Tratamos os seus dados de acordo com o Regulamento Geral sobre a Proteção de Dados (RGPD). Tem direito de acesso, retificação, apagamento e limitação, entre outros, e respondemos aos pedidos no prazo de um mês. As imagens de videovigilância guardam-se no máximo 30 dias; os dados contabilísticos, cerca de 10 anos. Saiba mais na ',
          { link: 'privacy', text: 'Política de Privacidade' },
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      title: 'Alterações',
      body: [
        paragraph(
          'Estes termos podem mudar a qualquer momento e aplicam-se a partir da publicação nesta página, sem prejuízo dos direitos de quem já tenha uma reserva confirmada.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Lei aplicável',
      body: [
        paragraph(
          'Aplica-se a lei portuguesa. É competente o tribunal da comarca do hostel, sem prejuízo das normas que protegem o consumidor.',
        ),
      ],
    },
    {
      id: 'complaints',
      title: 'Livro de Reclamações',
      body: [
        paragraph([
          'Escreva a sua queixa em ',
          { link: 'complaints' },
          ' ou peça o livro em papel na receção, a qualquer hora.',
        ]),
      ],
    },
    {
      id: 'disputes',
      title: 'Resolução de litígios',
      body: [
        paragraph(
          'Se algo correr mal, fale primeiro connosco: quase sempre resolve-se no balcão. Se não chegar, tem o livro acima e o centro abaixo.',
        ),
        paragraph(
          'Em caso de litígio, o consumidor pode recorrer ao centro de arbitragem da região:',
        ),
        { kind: 'notice', text: [{ name: 'arbitration' }, { link: 'arbitration' }] },
        paragraph([
          'Todas as entidades de resolução alternativa de litígios estão no ',
          { name: 'portal' },
          ', ',
          { link: 'consumers' },
          '.',
        ]),
      ],
    },
  ],
};
