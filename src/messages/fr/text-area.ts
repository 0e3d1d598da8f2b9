export const typed = (length: number, limit: number) => `${length} sur ${limit}`;
