import { definePage } from '../../kernel/definePage.tsx';
import { useMemberView } from './useMemberView.ts';

/** The member centre, section in the path (SHELL-05). */
export default definePage('memberSection', { useView: ({ params }) => useMemberView(params.section) });
