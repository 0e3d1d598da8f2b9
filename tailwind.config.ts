import type { Config } from 'tailwindcss';

/**
 * Converts px, the unit of the art direction, to rem, so that sizes follow the reader's setting.
 */
const rem = (px: number) => `${px / 16}rem`;

const text = (px: number, lineHeight: number): [string, { lineHeight: string }] => [
  rem(px),
  { lineHeight: rem(lineHeight) },
];

/**
 * The tokens of the art direction, with its Portuguese names. They replace Tailwind's own palette,
 * radii and shadows, so that no other values can be used.
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      cal: '#FFFEFA',
      branco: '#FFFFFF',
      sal: '#F1F5FA',
      areia: '#FBF3E1',
      linha: '#D8E0EC',
      contorno: '#6F7D99',
      tinta: { DEFAULT: '#131C3F', 2: '#47527A' },
      anil: { 50: '#EDF2FD', 100: '#D9E3FA', 300: '#6A88CF', 600: '#1F47B5', 700: '#163083' },
      noite: '#101C4D',
      ocre: { 100: '#FDF0CC', 300: '#FAD880', 400: '#F2B32C', 600: '#D08A14', 800: '#6B4700' },
      barro: { 100: '#FBE3D8', 500: '#CF5B34', 600: '#B04320', 800: '#86300F' },
      ria: { 100: '#D7F1EE', 500: '#43B7BF', 700: '#0B5E66' },
      horta: { 100: '#DFF1E0', 700: '#1F5A33' },
      erro: { 50: '#FFF9F9', 100: '#FBE4E4', 700: '#A11B24', 800: '#7D141C' },
      // Only booking statuses use these three pairs; see StatusBadge.
      espera: { 100: '#DDEEF9', 700: '#0E4A6F' },
      saida: { 100: '#E5E8F6', 700: '#2B357F' },
      pedra: { 100: '#E9E8E2', 700: '#434956' },
    },
    fontFamily: {
      serif: [
        '"Young Serif"',
        '"Young Serif Fallback"',
        '"Young Serif Fallback Times"',
        '"Young Serif Fallback Noto"',
        'serif',
      ],
      sans: ['"Figtree Variable"', '"Figtree Fallback"', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      12: text(12, 16),
      13: text(13, 18),
      14: text(14, 20),
      15: text(15, 22),
      16: text(16, 22),
      17: text(17, 27),
      20: text(20, 28),
      22: text(22, 28),
      24: text(24, 30),
      30: text(30, 36),
      40: text(40, 44),
      hero: [`clamp(${rem(38)}, 5.2vw, ${rem(68)})`, { lineHeight: '1.04' }],
    },
    borderRadius: {
      none: '0',
      tile: '2px',
      field: '6px',
      card: '10px',
      pill: '999px',
    },
    boxShadow: {
      none: 'none',
      s1: '0 1px 2px #16308314',
      s2: '0 6px 20px -6px #16308326',
      s3: '0 24px 60px -12px #101C4D52',
      'band-ocre': 'inset 0 -3px 0 #D08A14',
      'band-anil': 'inset 0 -3px 0 #101C4D',
      'band-erro': 'inset 0 -3px 0 #5E0E14',
      outline: 'inset 0 0 0 1.5px #1F47B5',
      'outline-erro': 'inset 0 0 0 1.5px #A11B24',
      tile: '0 0 0 1px #D8E0EC',
    },
    extend: {
      // In addition to Tailwind's sm 640, md 768, lg 1024 and xl 1280.
      screens: { menu: rem(1180), wide: rem(1600) },
      transitionDuration: { color: '120ms', shape: '200ms' },
      transitionTimingFunction: { tide: 'cubic-bezier(.2, .7, .2, 1)' },
      keyframes: {
        // With `transform`, because an icon's `rotate` does not run on the compositor.
        turn: { to: { transform: 'rotate(1turn)' } },
        breathe: { to: { opacity: '0.5' } },
        fold: { to: { scale: '0 1' } },
        unfold: { from: { scale: '0 1' } },
        appear: { from: { opacity: '0', translate: '0 8px' } },
      },
      animation: {
        turn: 'turn 1s linear infinite',
        breathe: 'breathe 1.2s ease-in-out infinite alternate',
        // Shutters: first they fold away from the picture, then out against the wall, 600 ms in
        // all.
        fold: 'fold 300ms ease-in both',
        unfold: 'unfold 300ms ease-out 300ms both',
        appear: 'appear 200ms cubic-bezier(.2, .7, .2, 1)',
      },
    },
  },
} satisfies Config;
