import { invitedMembers } from '@housefront/core/features/recommend';
import { recordSection } from '../records/recordSection.ts';

/** Members whom the member brought (MEM-44x). */
export default recordSection({
  record: invitedMembers,
  label: 'recommend.members',
  columns: [
    { id: 'memberAccount', label: 'recommend.member', kind: 'text' },
    { id: 'registerAt', label: 'recommend.registered', kind: 'date' },
    { id: 'firstDepositAt', label: 'recommend.first_deposit', kind: 'date' },
    { id: 'depositTotal', label: 'recommend.deposits', kind: 'amount' },
    { id: 'validBetTotal', label: 'recommend.valid_bets', kind: 'amount' },
    { id: 'awardTotal', label: 'recommend.awards', kind: 'amount' },
  ],
  filters: [
    {
      kind: 'search',
      id: 'memberAccount',
      label: 'recommend.member',
      most: 12,
      pattern: /^[A-Za-z0-9]{0,12}$/,
      problem: 'recommend.search_problem',
    },
  ],
  empty: ['recommend.no_members', 'recommend.no_members_body'],
});
