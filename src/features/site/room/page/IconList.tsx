import type { LucideIcon } from 'lucide-react';

interface IconListProps {
  items: readonly { text: string; icon: LucideIcon }[];
}

export function IconList({ items }: IconListProps) {
  return (
    <ul className="grid gap-1.75 text-16 leading-6 tabular-figures print:gap-0 print:text-13 print:leading-5.5">
      {items.map(({ text, icon: Icon }) => (
        <li key={text} className="flex gap-2.5">
          <Icon className="mt-0.5 size-5 text-anil-600" aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
