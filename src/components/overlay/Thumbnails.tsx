import { THUMBNAILS } from '@messages/gallery';
import { pictureSource } from '@/domain/room/picture-sizes';

export interface ViewerPicture {
  title: string;
  source: string;
  alt: string;
  /** Of `alt`, where it differs from the page's. */
  lang?: string | undefined;
  /** Below the title. */
  caption?: string;
}

interface ThumbnailsProps {
  pictures: readonly ViewerPicture[];
  index: number;
  onShow: (index: number) => void;
}

/** All pictures in one row, where the screen has the room for it. */
export function Thumbnails({ pictures, index, onShow }: ThumbnailsProps) {
  return (
    <ul
      aria-label={THUMBNAILS}
      className="hidden justify-center gap-2 px-6 pt-2 pb-5.5 md:[@media(height>=35rem)]:flex"
    >
      {pictures.map(({ source, title }, position) => (
        <li key={source} className="max-w-20 min-w-0 flex-1">
          <button
            type="button"
            aria-label={title}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
            className="block h-13.5 w-full overflow-hidden rounded-tile opacity-70 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:shadow-[0_0_0_2px_theme(colors.noite),0_0_0_5px_theme(colors.ocre.400)] forced-colors:aria-[current]:outline-2"
          >
            <img
              {...pictureSource(source, '5rem')}
              alt=""
              width={80}
              height={54}
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
