/**
 * The privacy policy, in its nine sections (PRIV-01, TEXT-LEGAL-01 to TEXT-LEGAL-04; decisions.md,
 * Admin: Automatic archiving, Messages kept). When the software stores something else, change this
 * text as well.
 */
import { paragraph, type LegalDocument } from '@/domain/language/legal-document.ts';

export const PRIVACY: LegalDocument = {
  title: 'Política de Privacidade',
  description:
    'Que dados pessoais o hostel recolhe no site e na estadia, para quê, com quem os partilha, quanto tempo os guarda e como pode exercer os seus direitos.',
  sections: [
    {
      id: 'controller',
      title: 'Responsável pelo tratamento',
      body: [
        paragraph([
          'O responsável pelo tratamento dos seus dados pessoais é o ',
          { name: 'house' },
          '. Para qualquer assunto sobre os seus dados, escreva para ',
          { link: 'email' },
          ' ou ligue ',
          { link: 'phone' },
          '.',
        ]),
        paragraph(
          'Esta política aplica-se a este site, às reservas e às estadias. Segue o Regulamento Geral sobre a Proteção de Dados (RGPD) e a Lei\u00a0n.º\u00a058/2019, de 8 de agosto.',
        ),
      ],
    },
    {
      id: 'data',
      title: 'Dados que recolhemos',
      body: [
        {
          kind: 'table',
          head: ['Quando', 'Que dados'],
          rows: [
            [
              'Pedido de reserva',
              'Nome, e-mail e telefone do contacto principal, datas, número de hóspedes, quartos, preço, a língua em que nos escreve e a mensagem que nos quiser deixar.',
            ],
            ['Mensagem de contacto', 'Nome, e-mail, telefone (facultativo), assunto e mensagem.'],
            [
              'Envio de um formulário',
              'A hora do envio e códigos (hash) calculados a partir do e-mail e do endereço IP, só para contar envios. O endereço IP em si não fica na nossa base de dados.',
            ],
            [
              'Seguimento do pedido',
              'O estado da reserva, os e-mails que lhe enviamos, as notas internas da nossa equipa e o que nos disser na página da sua reserva: a hora de chegada, um pedido ou o motivo de cancelar.',
            ],
            [
              'Estadia',
              'Os dados do documento de identificação que a lei exige, os dados de pagamento e faturação e as imagens de videovigilância das áreas comuns.',
            ],
            [
              'Pagamento antes da chegada',
              'A soma, o meio e a hora do pagamento, o número da reserva e o que o serviço de pagamentos nos diz dele. Os dados do cartão escrevem-se na página desse serviço: nunca chegam a nós.',
            ],
            [
              'Fatura com contribuinte',
              'O nome e o número fiscal que quiser na fatura. A página da sua reserva só volta a mostrar como o número termina.',
            ],
            [
              'Registo dos hóspedes',
              'De cada pessoa que dorme na casa: nome, nacionalidade, nascimento, tipo, número e país do documento, e onde vive; de portugueses, só nome, nacionalidade e onde vive. Dá-os à chegada ou, se quiser, antes, na página da sua reserva, que não os volta a mostrar. Nunca pedimos nem guardamos uma imagem do documento.',
            ],
          ],
        },
        paragraph(
          'No pedido de reserva, o nome, o e-mail e o telefone são necessários: sem eles não podemos responder. Este site não pede nem recebe dados de cartões.',
        ),
      ],
    },
    {
      id: 'purposes',
      title: 'Finalidades e fundamentos jurídicos',
      body: [
        {
          kind: 'table',
          head: ['Para quê', 'Com que fundamento (artigo\u00a06.º, n.º\u00a01, do RGPD)'],
          rows: [
            [
              'Responder ao pedido de reserva e receber a estadia',
              'Diligências pré-contratuais a seu pedido e execução do contrato, alínea\u00a0b).',
            ],
            [
              'Responder a mensagens de contacto',
              'Diligências pré-contratuais a seu pedido, alínea\u00a0b), ou o interesse legítimo em responder a quem nos escreve, alínea\u00a0f).',
            ],
            [
              'Faturar, ter contabilidade e comunicar o alojamento de estrangeiros',
              'Cumprimento de obrigações legais, alínea\u00a0c).',
            ],
            [
              'Travar o abuso dos formulários',
              'Interesse legítimo em manter o site disponível para todos, alínea\u00a0f).',
            ],
            [
              'Videovigilância',
              'Interesse legítimo na segurança de pessoas e bens, alínea\u00a0f).',
            ],
          ],
        },
        paragraph(
          'Não usamos os seus dados para publicidade, não criamos perfis e não tomamos decisões exclusivamente automatizadas: a cada pedido responde uma pessoa da nossa equipa. Só um pedido que fique sem resposta até ao prazo que lhe indicámos, ou cujo e-mail não confirme, termina por si.',
        ),
      ],
    },
    {
      id: 'sharing',
      title: 'Partilha de dados',
      body: [
        paragraph('Não vendemos os seus dados. Só os recebem, e apenas na medida do necessário:'),
        {
          kind: 'list',
          items: [
            'a Supabase, que aloja a base de dados e o início de sessão da equipa e trata os dados por nossa conta, como subcontratante (artigo\u00a028.º do RGPD);',
            'os fornecedores do alojamento deste site e do nosso correio eletrónico, também por nossa conta;',
            'o serviço de pagamentos (Stripe), quando paga online, como subcontratante: de nós recebe a soma e o número da reserva; de si, na página dele, o que for preciso para pagar, que nunca chega a nós;',
            'as autoridades, quando a lei o impõe, como na comunicação do alojamento de hóspedes estrangeiros (artigos\u00a015.º e 16.º da Lei\u00a0n.º\u00a023/2007, de 4 de julho): o registo de cada hóspede estrangeiro vai para a Unidade de Coordenação de Fronteiras e Estrangeiros (UCFE), do Sistema de Segurança Interna (SSI). Na casa, só a receção o lê.',
          ],
        },
        paragraph(
          'Se um destes fornecedores tratar dados fora do Espaço Económico Europeu, exigimos uma decisão de adequação ou as cláusulas contratuais-tipo da Comissão Europeia.',
        ),
        paragraph(
          'Quando abre o mapa da página Localização, o seu navegador pede as imagens à OpenStreetMap Foundation, que recebe o seu endereço IP. As plataformas de reserva e os serviços de mapas para onde temos ligações só recebem dados se as seguir; a partir daí vale a política de cada um.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Segurança',
      body: [
        paragraph(
          'A ligação ao site é cifrada (HTTPS). Pedidos e mensagens só são lidos por membros da equipa com conta própria, e é a base de dados que verifica, em cada acesso, o que cada pessoa pode ver e alterar.',
        ),
        paragraph(
          'Cada pedido tem uma página própria, que se abre com uma ligação secreta: recebe-a ao enviar o pedido e em cada e-mail. Quem a tiver vê a reserva e o primeiro nome, sem os contactos, e pode cancelá-la. A ligação não aparece nos registos dos servidores. Se alguém a vir sem dever, diga-nos: damos-lhe outra e a antiga deixa de abrir.',
        ),
        paragraph(
          'Para mostrar que noites estão ocupadas, o site torna públicos o quarto, as datas, o estado e o número das reservas. Nunca o nome, os contactos ou a mensagem.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Os seus direitos',
      body: [
        paragraph('Pode pedir-nos, gratuitamente:'),
        {
          kind: 'list',
          items: [
            'acesso aos seus dados e uma cópia deles;',
            'retificação do que estiver errado ou incompleto;',
            'apagamento do que já não for necessário;',
            'limitação do tratamento, enquanto se esclarece uma dúvida;',
            'portabilidade dos dados que nos deu;',
            'oposição ao que fazemos com base no interesse legítimo.',
          ],
        },
        paragraph([
          'Escreva para ',
          { link: 'email' },
          '. Respondemos no prazo de um mês e, se houver dúvidas, pedimos-lhe que confirme a sua identidade. Pode também apresentar reclamação à ',
          { name: 'authority' },
          ', ',
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
          'Este site não usa cookies, nem estatística, publicidade ou seguimento. Guarda no seu navegador apenas os rascunhos do pedido de reserva e da mensagem, até os enviar ou fechar o separador, depois o bilhete do pedido, sem contactos, a ligação da reserva enquanto paga, e a língua que escolher. Os pormenores estão na ',
          { link: 'cookies', text: 'Política de Cookies' },
          '.',
        ]),
      ],
    },
    {
      id: 'retention',
      title: 'Prazos de conservação',
      body: [
        {
          kind: 'table',
          head: ['Dados', 'Durante quanto tempo'],
          rows: [
            [
              'Reservas',
              'Enquanto forem precisas para a estadia e para o que dela resulte, como uma reclamação. Depois da estadia passam ao arquivo, e do arquivo são eliminadas pela nossa equipa.',
            ],
            [
              'Mensagens de contacto',
              'Até o assunto ficar encerrado e a nossa equipa as eliminar. Pode pedir que o façamos antes.',
            ],
            ['Página da reserva e a sua ligação', 'Até 60 dias depois da estadia.'],
            [
              'Texto dos e-mails enviados',
              '90 dias. Que foram enviados, durante o mesmo tempo que a reserva.',
            ],
            ['Confirmação do e-mail antes de um pedido', 'Dois dias.'],
            ['Códigos contra o abuso dos formulários', 'Dois dias.'],
            ['Imagens de videovigilância', 'No máximo 30 dias.'],
            ['Dados contabilísticos', 'Cerca de 10 anos, por obrigação legal.'],
            [
              'Nome e número fiscal para a fatura, pagamentos',
              'Os que foram faturados, com os dados contabilísticos; os outros, como a reserva.',
            ],
            [
              'Registo dos hóspedes, para a comunicação do alojamento de estrangeiros',
              'Doze meses depois da saída. Depois apagamos nome, nascimento, nacionalidade, documento e localidade; para as somas ficam só o país de residência e o grupo de idade.',
            ],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Alterações',
      body: [
        paragraph(
          'Se mudar a forma como tratamos os seus dados, mudamos esta página e a data no topo. Vale sempre a versão aqui publicada.',
        ),
      ],
    },
  ],
};
