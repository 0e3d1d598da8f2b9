/** Places in a row, from `first` to before `end`. */
export interface Span {
  first: number;
  end: number;
}

export function isSameSpan(a: Span, b: Span): boolean {
  return a.first === b.first && a.end === b.end;
}
