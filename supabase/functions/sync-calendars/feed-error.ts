/** Why a calendar could not be read, in words that staff see (CHAN-02, CHAN-06). */
export class FeedError extends Error {}
