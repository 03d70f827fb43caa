export { changePassword, changeWithdrawPassword } from './password.api.ts';
