/** As far as the tests use it: the package brings no types. */
declare module '@20minutes/s3rver' {
  export interface Context {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
    status: number;
    type: string;
    body: unknown;
    respond: boolean;
    readonly req: { destroy(): void };
  }

  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    allowMismatchedSignatures: boolean;
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      putObject(object: { content: NodeJS.ReadableStream }): Promise<unknown>;
      getMetadata(bucket: string, key: string): Promise<{ readonly etag: string }>;
    };
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
