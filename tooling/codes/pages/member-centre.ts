import { calls } from '../../../packages/contract/src/registry/calls.ts';
import { describeError } from '../../../packages/core/src/calls/call-message.ts';
import { endRefusal } from '../../../packages/core/src/features/devices/devices.codes.ts';
import { changeRefusal as factorRefusal } from '../../../packages/core/src/features/second-factor/second-factor.codes.ts';
import { storeRefusal } from '../../../packages/core/src/features/push/push.codes.ts';
import { addRefusal, changeRefusal } from '../../../packages/core/src/features/passkeys/passkeys.codes.ts';
import { proofRefusal } from '../../../packages/core/src/features/reauthentication/reauthentication.codes.ts';
import { REAUTHENTICATE } from '../../../packages/contract/src/features/reauthentication/reauthentication.ts';
import {
  profileRefusal,
  type FormRefusal,
} from '../../../packages/core/src/features/registration/registration.codes.ts';
import { wholeProfile } from '../form-plans.ts';
import { again, part, quiet, refusedWith, shown, told, type CallsOfPage, type Outcome } from '../outcomes.ts';
import { at } from '../places.ts';

/** The effect of a refusal in a form that may lack the field. */
export const inForm = ({ field, message }: FormRefusal): Outcome =>
  shown(message, field === null ? 'message' : `${at(field)} where the form has it, else message`);

/** A call that is sent once more after a proof of identity. */
const proven =
  (outcome: (code: string) => Outcome) =>
  (code: string): Outcome =>
    code === REAUTHENTICATE
      ? { key: '', effect: 'a dialog asks for a proof of identity, then the call is sent once more' }
      : outcome(code);
const factor = (code: string): Outcome => shown(factorRefusal(refusedWith(code)), 'message; nothing is changed');
const adding = (code: string): Outcome => shown(addRefusal(refusedWith(code)), 'message; no passkey is added');
const changing = (code: string): Outcome =>
  shown(changeRefusal(refusedWith(code)), 'message; the passkeys are loaded again');

/** The member centre, but for its money. */
export const memberCentre: CallsOfPage = {
  title: 'Member centre',
  parts: [
    part(
      'Details',
      calls.profileEdit,
      proven((code) => inForm(profileRefusal(refusedWith(code), wholeProfile))),
    ),
    told('Change of the login password', calls.editPassword, 'message'),
    part(
      'Change of the withdrawal password',
      calls.editWithdrawPassword,
      proven((code) => shown(describeError(refusedWith(code)), 'message')),
    ),
    again('Devices', calls.devices),
    part('Devices: ending one', calls.deviceEnd, (code) =>
      shown(endRefusal(refusedWith(code)), 'message; the devices are loaded again'),
    ),
    told('Devices: ending all others', calls.deviceEndOthers, 'message; the devices are loaded again'),
    again('Second factor', calls.secondFactor),
    part('Second factor: new secret', calls.secondFactorSetup, proven(factor)),
    part('Second factor: first code', calls.secondFactorStore, factor),
    part('Second factor: recovery codes', calls.recoveryCodesStore, proven(factor)),
    part('Second factor: turning off', calls.secondFactorDestroy, factor),
    again('Notices', calls.push),
    part('Notices: agreeing', calls.pushStore, (code) =>
      shown(storeRefusal(refusedWith(code)), 'message; no notices come to this browser'),
    ),
    told('Notices: turning off', calls.pushDestroy, 'message; they have ended in the browser'),
    quiet('Notices: new address of a browser', calls.pushRenew, 'the notices end in the browser'),
    again('Passkeys', calls.passkeys),
    part('Passkeys: challenge', calls.passkeyOptions, proven(adding)),
    part('Passkeys: adding', calls.passkeyStore, proven(adding)),
    part('Passkeys: renaming', calls.passkeyRename, changing),
    part('Passkeys: removing', calls.passkeyDestroy, proven(changing)),
    told('Proof of identity: its kinds', calls.reauthenticationOptions, 'message; nothing is changed'),
    part('Proof of identity', calls.reauthenticate, (code) =>
      shown(
        proofRefusal(refusedWith(code), 'password'),
        'below the field; for a code and a passkey 101 has other words',
      ),
    ),
    again('Profile of the member', calls.profile),
    quiet('Balance, roles and notices', calls.commonLayout, 'the last known ones stay'),
    quiet('Whether members recommend', calls.bonusSettingCheck, 'its entries and links are left out'),
    quiet('Savings', calls.cashSurplusCheck, 'its card is left out'),
    again('Messages', calls.letters),
    quiet('Opening a letter', calls.letterRead, 'it is shown and stays unread'),
    told('Deleting letters', calls.letterDestroy, 'message; the letters stay'),
    again('Deposits and withdrawals', calls.dwRecord, 'service'),
    again('Transfers between wallets', calls.transactionRecord, 'service'),
    again('Recommending', calls.recommendProject),
    again('Awards for recommending', calls.recommendRecord, 'service'),
    again('Recommended members', calls.recommendMember, 'service'),
  ],
};
