/** Stands where a setting is read that only the owner changes (STAFF-02). */
export function OwnerSets({ className = '' }: { className?: string }) {
  return <p className={`text-13 text-tinta-2 ${className}`}>Muda-se com a gerência.</p>;
}
