import { definePage } from '../../kernel/definePage.tsx';
import { useMemberView } from './useMemberView.ts';

/** The member centre, section in the query (SHELL-05). */
export default definePage('member', { useView: ({ search }) => useMemberView(search.page) });
