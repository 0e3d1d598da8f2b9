/** What platforms sold that has no room here, and the ways out (CHAN-04). */
export default function ConflictsView() {
  return null;
}
