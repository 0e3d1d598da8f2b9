/**
 * The cookie policy: what the site stores in a browser (decisions.md, Routes: /politica-cookies).
 * When the software stores something else, change this text as well.
 */
import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const COOKIES: LegalDocument = {
  title: 'Política de Cookies',
  description:
    'Este site não usa cookies nem seguimento. O que guarda no seu navegador, durante quanto tempo, e o que acontece quando abre o mapa.',
  sections: [
    {
      id: 'noCookies',
      title: 'Sem cookies',
      body: [
        paragraph(
          'Este site não usa cookies, próprios ou de terceiros, nem ferramentas de estatística, publicidade ou seguimento. Por isso não lhe mostramos um aviso a pedir consentimento.',
        ),
      ],
    },
    {
      id: 'storage',
      title: 'O que fica no seu navegador',
      body: [
        {
          kind: 'table',
          head: ['O quê', 'Onde e até quando'],
          rows: [
            [
              'Rascunho do pedido de reserva',
              'No armazenamento da sessão, só neste separador: as datas, os quartos e os contactos que escreveu, para não os perder se recarregar a página. Apaga-se quando envia o pedido, recomeça ou fecha o separador.',
            ],
            [
              'Bilhete do pedido enviado',
              'No armazenamento da sessão, só neste separador: o número, os quartos, as datas, os hóspedes, o preço e a ligação privada, sem os seus contactos, para o reencontrar se recarregar a página ou voltar atrás. Apaga-se quando fecha o separador.',
            ],
            [
              'Rascunho da mensagem',
              'No armazenamento da sessão, só neste separador: o que escreveu no formulário de contacto, para não o perder se recarregar a página. Apaga-se quando envia a mensagem ou fecha o separador.',
            ],
            [
              'Hora de chegada e recado',
              'No armazenamento da sessão, só neste separador: o que escreveu na página da sua reserva e ainda não guardou. Apaga-se quando o guarda ou fecha o separador.',
            ],
            [
              'Ligação da reserva enquanto paga',
              'No armazenamento da sessão, só neste separador: a ligação privada da sua reserva enquanto está na página do serviço de pagamentos, que não a recebe. Apaga-se quando volta ou fecha o separador.',
            ],
            [
              'Língua escolhida',
              'No armazenamento local, só depois de escolher uma língua ou dispensar a sugestão: a língua em que quer ler o site. Não tem prazo: fica até a apagar nas definições do navegador.',
            ],
            [
              'Sessão da equipa',
              'No armazenamento local, só para quem inicia sessão no painel do hostel. Apaga-se ao sair.',
            ],
            [
              'Rascunhos de notas da equipa',
              'No armazenamento da sessão, só no painel. Apagam-se ao guardar, ao sair ou ao fechar o separador.',
            ],
            [
              'Definições da equipa',
              'No armazenamento local, só no painel: os avisos, os atalhos de teclado e até onde foram vistas as novidades. Ficam até serem apagadas nas definições do navegador.',
            ],
          ],
        },
        paragraph(
          'Tudo isto é estritamente necessário para o serviço que pede e não serve para o identificar noutras páginas; a lei dispensa o consentimento (artigo\u00a05.º da Lei\u00a0n.º\u00a041/2004, de 18 de agosto). Pode apagá-lo a qualquer momento nas definições do navegador.',
        ),
      ],
    },
    {
      id: 'map',
      title: 'O mapa',
      body: [
        paragraph(
          'As imagens do mapa vêm dos servidores da OpenStreetMap Foundation e só são pedidas quando o mapa da página Localização aparece no ecrã. Esses servidores recebem então o seu endereço IP. Sem elas, a morada e as indicações continuam na página.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'Saber mais',
      body: [
        paragraph([
          'O resto está na ',
          { link: 'privacy', text: 'Política de Privacidade' },
          '. Perguntas? Escreva para ',
          { link: 'email' },
          '.',
        ]),
      ],
    },
  ],
};
