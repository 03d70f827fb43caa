import { invitedMembers } from '@housefront/core/features/recommend';
import { accountSearch } from '../records/record-filters.ts';
import { recordSection } from '../records/recordSection.ts';

/** Members whom the member referred (MEM-44x). */
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
  filters: [accountSearch('recommend.member')],
  empty: ['recommend.no_members', 'recommend.no_members_body'],
});
