/** A member whom the USD agent with this id registers, without the site. */
export const downlineMember = (account: string, agentId: string) =>
  ({
    member_account: account,
    password: 'Secret12',
    check_password: 'Secret12',
    member_email: `${account}@line.test`,
    withdraw_password: '2580',
    member_currency: 'USD',
    member_agent: agentId,
    member_type: 1,
    commission_rate: '',
  }) as const;
