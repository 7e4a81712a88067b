/** Returns the most memory that this process has had at a time, in KiB. */
export declare function ownPeak(): number;
