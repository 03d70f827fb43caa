import { graphemes } from '@housefront/contract/graphemes';

/** Letters, digits and pictures, by which a member may be recognised. */
const READABLE = /[\p{L}\p{N}\p{ExtPict}\p{RI}]/u;

/**
 * A name with one readable letter and three stars, however the platform masked it; null for one without any, which is a member
 * without a name (WIN-02).
 */
export const maskedName = (name: string | null): string | null => {
  const first = graphemes(name ?? '').find((character) => READABLE.test(character));
  return first === undefined ? null : `${first}***`;
};
