/**
 * The introduction below the first step: direct booking, its advantages, other ways to book
 * (BOOK-LAND-01).
 */

export const TITLE = 'Reserve diretamente connosco';
export const TEXT =
  'Cinco passos, sem conta nem cartão: escolha as datas, diga quantos são, escolha os quartos e envie o pedido. Fica pendente até a nossa equipa o confirmar consigo.';
export const PICTURE = 'Terraço do hostel ao fim da tarde, com vista para o mar';

export const ADVANTAGES = 'Vantagens da reserva direta';
export const DIRECT_BOOKING_ADVANTAGES = [
  {
    title: 'Melhor preço',
    text: 'O preço mais baixo é o que vê aqui, sem intermediários.',
  },
  {
    title: 'Upgrade gratuito',
    text: 'Mudamos para um quarto melhor, sujeito a disponibilidade.',
  },
  {
    title: 'Flexibilidade',
    text: 'Fala diretamente com quem está na receção para mudar datas ou quartos.',
  },
];

export const PLATFORMS = 'Também estamos nas plataformas';
export const PLATFORMS_TEXT =
  'Se preferir, reserve através de um parceiro. Valem as condições de cada plataforma.';
export const LISTING = 'Procure lá por Hostel Maré Nova.';
export const bookAt = (platform: string) => `Reservar na ${platform}`;
export const comingSoon = (platform: string) => `${platform} (em breve)`;

export const TALK = 'Prefere falar connosco?';
/** The sentence with the languages spoken at reception. */
export const RECEPTION_NOTE =
  'A receção atende 24 horas por dia, em português, inglês, espanhol, francês e alemão.';
export const SEND_MESSAGE = 'Enviar uma mensagem';
