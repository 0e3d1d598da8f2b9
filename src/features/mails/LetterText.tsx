/** The plain text of a mail, as mail programs show it. */
export function LetterText({ text }: { text: string }) {
  return (
    <pre className="font-mono rounded-field border border-linha bg-branco p-4 text-13 leading-5 wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  );
}
