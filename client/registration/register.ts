import { type ActionContext, CallError } from '@liveryjs/engine/kit/plain';
import { register as registerByName, registerMobile } from '@liveryjs/schemas/calls/identity';
import type { RegisterRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { enterSession } from '#client/session/enter-session.ts';
import { solveBotCheck } from '#client/verification/bot-check.ts';
import { phoneProvider } from '#client/verification/phone-provider.ts';
import { checkAffiliate } from './check-affiliate.ts';

/** username: the visitor chooses a name. mobile: the number is the name, and the platform makes the account's own. */
export type RegisterMode = 'username' | 'mobile';

type Added =
  | 'verification'
  | 'firebaseChannel'
  | 'firebaseIdToken'
  | 'login'
  | 'registerMethod'
  | 'registerUrl'
  | 'domain';

export interface Registration {
  readonly mode: RegisterMode;
  /** The validated values that go to the platform as they are: of every field that shows and is not empty. */
  readonly values: Partial<Omit<RegisterRequest, Added>>;
  /** The site's code where no input for an affiliate code shows [4.08]. */
  readonly siteCode: string | undefined;
}

/**
 * Registers a visitor whose input has been validated, in the order of [4.08]: the affiliate code, which a warning stops
 * at; a bot check; the code of a third party that sends them; the registration; and then what follows on every login,
 * and the popup that welcomes. A step that fails ends it, and nothing was registered, but for `outcome_unknown`.
 *
 * @throws CallError: `outcome_unknown` where it may have been registered; IdentityError
 */
export async function register(registration: Registration, context: ActionContext): Promise<void> {
  const { mode, values } = registration;
  const affiliateCode = values.affiliateCode ?? registration.siteCode;
  try {
    if (affiliateCode !== undefined && !(await checkAffiliate(affiliateCode)))
      throw new CallError('refused', 'The affiliate code is not valid.', { code: 'invalid_affiliate' });
    const proof = await solveBotCheck();
    const body = {
      ...(await verified(values)),
      ...(affiliateCode !== undefined && { affiliateCode }),
      ...proof,
      registerUrl: location.origin + location.pathname,
      domain: location.hostname,
    } as const;
    const { username = '', mobileNum = '', countryDialingCode = '' } = values;
    const { password = '', confirmPassword = '' } = values;
    const name = mode === 'mobile' ? mobileNum : username;
    await guardLostAnswer(async () => {
      const result = await (mode === 'mobile'
        ? call(registerMobile, { ...body, username: name, mobileNum, countryDialingCode })
        : call(registerByName, { ...body, username: name, password, confirmPassword }));
      lastProof = undefined;
      await enterSession(result, name, context, { welcomed: true });
    });
    context.open({ modal: 'registerSuccessModal' });
  } catch (error) {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'identity_wrong') lastProof = undefined;
    if (code === 'invalid_affiliate')
      await context.confirm({ text: 'registration.invalidInvitationCode', cancel: null });
    throw error;
  }
}

/**
 * The last word of a third party, and its subject: the third party takes a code only once, but a registration that is
 * refused for another reason is tried again with the same.
 */
let lastProof: { readonly about: string; readonly idToken: string } | undefined;

/** With a third party that sends the codes, what it says of the number takes the place of the code [3.02]. */
async function verified({ verificationCode: code, ...values }: Registration['values']) {
  const provider = phoneProvider();
  const { countryDialingCode, mobileNum } = values;
  if (code === undefined || !provider || !countryDialingCode || !mobileNum)
    return { ...values, ...(code !== undefined && { verificationCode: code }) };
  const about = [countryDialingCode, mobileNum, code].join();
  if (lastProof?.about !== about)
    lastProof = { about, idToken: await provider.confirm({ countryDialingCode, mobileNum }, code) };
  return { ...values, firebaseChannel: 'sms', firebaseIdToken: lastProof.idToken } as const;
}

/** Answers of what stands between, which tell nothing of the platform. */
const GATEWAY = [502, 504];

/** A registration whose answer got lost may have happened: to send it again would say that the name is taken. */
async function guardLostAnswer(registering: () => Promise<void>): Promise<void> {
  try {
    await registering();
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    const lost = ['timeout', 'network', 'shape'].includes(cause.kind) || GATEWAY.includes(cause.status ?? 0);
    if (!lost) throw cause;
    throw new CallError(cause.kind, 'The registration may have happened.', {
      code: 'outcome_unknown',
      cause,
    });
  }
}
