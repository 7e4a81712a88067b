import type { Handler } from '#sandbox/http/contract.ts';
import { merchantOf } from '#sandbox/http/host-of.ts';
import { readRegisterRules } from '#sandbox/identity/read-register-rules.ts';

/** The rules for the fields of a merchant's registration [5.10]. */
export const getRegisterSettings: Handler<'getRegisterSettings'> = {
  answer: (_query, { db, request }) => readRegisterRules(db, merchantOf(request)),
};
