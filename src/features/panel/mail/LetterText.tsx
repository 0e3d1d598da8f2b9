/** The plain text of a mail, as mail programs show it. */
export function LetterText({ text, language }: { text: string; language: string }) {
  return (
    <pre
      lang={language}
      className="rounded-field border border-linha bg-branco p-4 text-13 leading-5 wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
