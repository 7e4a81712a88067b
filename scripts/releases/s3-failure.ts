import { Failure } from '@liveryjs/workspace/failure';
import { unreachable } from '#scripts/unreachable.ts';

interface Asked {
  /** The address, as people write it. */
  readonly shown: string;
  readonly bucket: string;
  readonly key: string;
  /** Undefined for AWS itself. */
  readonly endpoint: string | undefined;
}

type Sentence = (asked: Asked & { readonly where: string }) => string;

const noCredentials: Sentence = ({ shown }) =>
  `${shown} needs credentials, and the environment has none. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.`;
const wrongCredentials: Sentence = ({ where }) =>
  `${where} does not take the credentials. Look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN and AWS_PROFILE, and at the clock of this machine.`;
const wrongRegion: Sentence = ({ bucket }) =>
  `The bucket ${bucket} is in another region. Set AWS_REGION to its region.`;
const forbidden: Sentence = ({ bucket, key, where }) =>
  `${where} does not allow what is needed at ${key || 'the top'} of the bucket ${bucket}. Give the account s3:ListBucket for the bucket, and s3:GetObject, s3:PutObject and s3:DeleteObject for what is in it.`;

/** Sentences that say what the storage's refusals mean and what to do, by the name of the error. */
const sentences: Readonly<Record<string, Sentence>> = {
  NoSuchBucket: ({ bucket, where }) =>
    `${where} has no bucket ${bucket}. Make the bucket, or name another one: --to s3://bucket/prefix.`,
  AccessDenied: forbidden,
  Forbidden: forbidden,
  CredentialsProviderError: noCredentials,
  InvalidAccessKeyId: wrongCredentials,
  SignatureDoesNotMatch: wrongCredentials,
  ExpiredToken: wrongCredentials,
  InvalidToken: wrongCredentials,
  RequestTimeTooSkewed: wrongCredentials,
  PermanentRedirect: wrongRegion,
  AuthorizationHeaderMalformed: wrongRegion,
  IllegalLocationConstraintException: wrongRegion,
  NotImplemented: ({ where }) => conditionsIgnored(where),
};

/**
 * Turns an error of the storage, or of the way there, into a sentence for people. Credentials are in none of the sentences.
 */
export function storageFailure(error: unknown, request: Asked): Failure {
  if (error instanceof Failure) return error;
  const { name, message, code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  const where = placeOf(request.endpoint);
  const say = sentences[name];
  if (say) return new Failure(say({ ...request, where }), { cause: error });
  if (/region is missing/i.test(message))
    return new Failure(
      `${request.shown} needs a region. Set AWS_REGION, for a storage without regions to us-east-1.`,
      { cause: error },
    );
  const reason =
    unreachable[code ?? cause?.code ?? ''] ?? (name === 'TimeoutError' ? unreachable.ETIMEDOUT : undefined);
  if (reason !== undefined)
    return new Failure(
      `${where} cannot be reached: ${reason}. Look at AWS_ENDPOINT_URL_S3 and the network, then run the command again.`,
      { cause: error },
    );
  return new Failure(
    `${where} could not do what is needed at ${request.key} of the bucket ${request.bucket}: ${name}${message && message !== name ? `, ${message}` : ''}. What visitors get is as it was. Run the command again.`,
    { cause: error },
  );
}

/** The sentence for a storage that cannot keep two publishers apart. @param where how sentences call the storage */
export function conditionsIgnored(where: string): string {
  return `${where} does not know conditional writes (If-Match, If-None-Match), by which two that publish at once are kept apart. Nothing was published. Use a storage that knows them, or publish to a folder.`;
}

/** Returns the name of a storage in sentences. Name and password of an address are left out. */
function placeOf(endpoint: string | undefined): string {
  if (endpoint === undefined) return 'AWS';
  return `The storage at ${URL.canParse(endpoint) ? new URL(endpoint).host : 'the address in AWS_ENDPOINT_URL_S3'}`;
}
