/** Type of a member without the rights of an agent (MEM-02). */
const REGULAR_MEMBER = 1;

/** True for members with an agent's rights: any type but the regular one (MEM-02, AGT-01). */
export const isAgent = ({ type }: { readonly type: number }): boolean => type !== REGULAR_MEMBER;
