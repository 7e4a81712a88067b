/** The address of a script that runs in a worker, as Vite builds it. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
