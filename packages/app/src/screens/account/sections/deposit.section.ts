import { depositContent } from '../cashier/depositContent.ts';
import type { ContributedSection } from '../window/section.types.ts';

/** A deposit in the member centre (MEM-37x). */
const deposit: ContributedSection = { Content: depositContent() };

export default deposit;
