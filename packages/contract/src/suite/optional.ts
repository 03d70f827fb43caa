const SERVICE = 'The page refers members to customer service.';
const ERROR = 'The page says that it could not be loaded, and offers to try again.';

/** Effect on visitors of a platform without an optional call, by the name of the call. */
export const withoutCall: Readonly<Record<string, string>> = {
  bankAccounts: SERVICE,
  depositMethods: SERVICE,
  withdrawalInfo: SERVICE,
  dwRecord: SERVICE,
  transactionRecord: SERVICE,
  recommendProject: ERROR,
  recommendRecord: SERVICE,
  recommendMember: SERVICE,
  secondFactor: 'The security page of the member centre offers no second factor.',
  devices: 'The security page of the member centre lists no devices.',
  passkeys: 'The security page of the member centre offers no passkeys.',
  protectionState: 'A site with a profile of player protection cannot use this platform.',
  gameFacts: 'The window before the start of a game shows no facts of it.',
  promotionOffers: 'A site with a profile that bounds wagering shows no terms of promotions.',
  protectionHistory: SERVICE,
  push: 'The security page of the member centre offers no notices.',
  agentPlan: 'The page says who may apply, without the plan.',
  agentAgreement: 'Customer service takes applications of agents.',
  agentPromotion: ERROR,
  agentTransferRecord: SERVICE,
  downline: SERVICE,
  operationTable: SERVICE,
  stratifiedTable: SERVICE,
  performanceSettlement: SERVICE,
};
