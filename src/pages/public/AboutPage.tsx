import { LinkButton } from '@/components/LinkButton';
import { PageMeta } from '@/components/PageMeta';
import { PictureCall } from '@/components/PictureCall';
import { contactPath, roomsPath } from '@/lib/paths';
import { Figures } from './about/Figures';
import { Story } from './about/Story';
import { Values } from './about/Values';

/** '/sobre': the story, what guides the house, and the way to ask (ABOUT-01 to ABOUT-03). */
export default function AboutPage() {
  return (
    <>
      <PageMeta
        title="Sobre Nós"
        description="Uma casa caiada com treze quartos, cada um com o seu azulejo, a 50 m da estação de comboios. A história do hostel e os valores que o guiam."
      />
      <Story />
      <Figures />
      <Values />
      <PictureCall
        picture="/imagens/sala.svg"
        alt="Sala comum com sofá azul e janelas em arco sobre o mar"
        sill="anil"
        title="Quer saber mais alguma coisa?"
        text="Escreva-nos. Respondemos em 24 horas, e a receção atende o telefone a qualquer hora."
      >
        <LinkButton to={contactPath()}>Contacte-nos</LinkButton>
        <LinkButton to={roomsPath} variant="outline">
          Ver Quartos
        </LinkButton>
      </PictureCall>
    </>
  );
}
