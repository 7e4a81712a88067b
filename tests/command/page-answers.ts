/** Questions to `livery explain` of the layered project, and the whole answers: what stands at an address, and what shows there to whom. */
export const pageAnswers: readonly (readonly [asked: string, answer: string])[] = [
  [
    'demo /home',
    `/home  route home (another address of it)  base at brands/base/brand.json:26:5

  header
    top  box  base at brands/base/brand.json:18:7
        changed by demo at brands/demo/brand.json:9:27
      slot inside
        agents  text  base at brands/base/brand.json:20:9
            only with audience agent
        without hello: removed by demo at brands/demo/brand.json:9:64

  main
    words  text  base at brands/base/brand.json:28:9
        changed by demo at brands/demo/brand.json:12:7
    links  list  demo at brands/demo/brand.json:14:7
        put after words by demo at brands/demo/brand.json:14:34
    slots  text  base at brands/base/brand.json:33:9
        put before guests by demo at brands/demo/brand.json:13:35
        only with vendorsIn RNG
    guests  text  base at brands/base/brand.json:29:9
        only with audience visitor
    points  text  base at brands/base/brand.json:30:9
        only with features points and audience member or agent
    talk  text  base at brands/base/brand.json:31:9  in no bundle: chat is fixed off by demo at brands/demo/brand.json:8:52, says base at brands/base/brand.json:31:51
    quiet  text  base at brands/base/brand.json:32:9
        only with not (languages VI)

  footer
    end  box  base at brands/base/brand.json:23:16`,
  ],
  [
    'demo /terms/',
    `/terms  route terms  base at brands/base/brand.json:38:5

  main
    words  text  base at brands/base/brand.json:39:16

  footer
    end  box  base at brands/base/brand.json:23:16`,
  ],
  [
    'shop /terms',
    `/terms  route terms  base at brands/base/brand.json:38:5

  header
    top  box  base at brands/base/brand.json:18:7
        changed by demo at brands/demo/brand.json:9:27
      slot inside
        agents  text  base at brands/base/brand.json:20:9
            only with audience agent
        without hello: removed by demo at brands/demo/brand.json:9:64

  main
    words  text  base at brands/base/brand.json:39:16`,
  ],
  [
    'demo / --as member --language VI',
    `/  route home  base at brands/base/brand.json:26:5
  For member, in VI, with every module of the platform on.

  header
    top  box  base at brands/base/brand.json:18:7
        changed by demo at brands/demo/brand.json:9:27
      slot inside
        agents  text  base at brands/base/brand.json:20:9  hidden: for agent only, not for member, says base at brands/base/brand.json:20:53
        without hello: removed by demo at brands/demo/brand.json:9:64

  main
    words  text  base at brands/base/brand.json:28:9
        changed by demo at brands/demo/brand.json:12:7
    links  list  demo at brands/demo/brand.json:14:7
        put after words by demo at brands/demo/brand.json:14:34
    slots  text  base at brands/base/brand.json:33:9  depends on the platform: vendorsIn RNG, says base at brands/base/brand.json:33:52
        put before guests by demo at brands/demo/brand.json:13:35
    guests  text  base at brands/base/brand.json:29:9  hidden: for visitor only, not for member, says base at brands/base/brand.json:29:53
    points  text  base at brands/base/brand.json:30:9
    talk  text  base at brands/base/brand.json:31:9  in no bundle: chat is fixed off by demo at brands/demo/brand.json:8:52, says base at brands/base/brand.json:31:51
    quiet  text  base at brands/base/brand.json:32:9  hidden: not with languages VI, says base at brands/base/brand.json:32:52

  footer
    end  box  base at brands/base/brand.json:23:16`,
  ],
  [
    'demo / --as visitor',
    `/  route home  base at brands/base/brand.json:26:5
  For visitor, in EN, with every module of the platform on.

  header
    top  box  base at brands/base/brand.json:18:7
        changed by demo at brands/demo/brand.json:9:27
      slot inside
        agents  text  base at brands/base/brand.json:20:9  hidden: for agent only, not for visitor, says base at brands/base/brand.json:20:53
        without hello: removed by demo at brands/demo/brand.json:9:64

  main
    words  text  base at brands/base/brand.json:28:9
        changed by demo at brands/demo/brand.json:12:7
    links  list  demo at brands/demo/brand.json:14:7
        put after words by demo at brands/demo/brand.json:14:34
        items[mine]  hidden: for member only, not for visitor, says demo at brands/demo/brand.json:16:55
    slots  text  base at brands/base/brand.json:33:9  depends on the platform: vendorsIn RNG, says base at brands/base/brand.json:33:52
        put before guests by demo at brands/demo/brand.json:13:35
    guests  text  base at brands/base/brand.json:29:9
    points  text  base at brands/base/brand.json:30:9  hidden: for member or agent only, not for visitor, says base at brands/base/brand.json:30:53
    talk  text  base at brands/base/brand.json:31:9  in no bundle: chat is fixed off by demo at brands/demo/brand.json:8:52, says base at brands/base/brand.json:31:51
    quiet  text  base at brands/base/brand.json:32:9

  footer
    end  box  base at brands/base/brand.json:23:16`,
  ],
  [
    'demo / --as agent --feature points=off',
    `/  route home  base at brands/base/brand.json:26:5
  For agent, in EN, with points off, every other module on.

  header
    top  box  base at brands/base/brand.json:18:7
        changed by demo at brands/demo/brand.json:9:27
      slot inside
        agents  text  base at brands/base/brand.json:20:9
        without hello: removed by demo at brands/demo/brand.json:9:64

  main
    words  text  base at brands/base/brand.json:28:9
        changed by demo at brands/demo/brand.json:12:7
    links  list  demo at brands/demo/brand.json:14:7
        put after words by demo at brands/demo/brand.json:14:34
        items[mine]  hidden: for member only, not for agent, says demo at brands/demo/brand.json:16:55
    slots  text  base at brands/base/brand.json:33:9  depends on the platform: vendorsIn RNG, says base at brands/base/brand.json:33:52
        put before guests by demo at brands/demo/brand.json:13:35
    guests  text  base at brands/base/brand.json:29:9  hidden: for visitor only, not for agent, says base at brands/base/brand.json:29:53
    points  text  base at brands/base/brand.json:30:9  hidden: points is off, says base at brands/base/brand.json:30:53
    talk  text  base at brands/base/brand.json:31:9  in no bundle: chat is fixed off by demo at brands/demo/brand.json:8:52, says base at brands/base/brand.json:31:51
    quiet  text  base at brands/base/brand.json:32:9

  footer
    end  box  base at brands/base/brand.json:23:16`,
  ],
  [
    'demo /shop --feature points=off',
    `/shop  route shop  base at brands/base/brand.json:35:5
  For visitor, in EN, with points off, every other module on.
  The page that says “not found” shows instead: points is off, says base at brands/base/brand.json:35:90.`,
  ],
  [
    'demo /shop --as member',
    `/shop  route shop  base at brands/base/brand.json:35:5
  For member, in EN, with every module of the platform on.

  header
    top  box  base at brands/base/brand.json:18:7
        changed by demo at brands/demo/brand.json:9:27
      slot inside
        agents  text  base at brands/base/brand.json:20:9  hidden: for agent only, not for member, says base at brands/base/brand.json:20:53
        without hello: removed by demo at brands/demo/brand.json:9:64

  main
    words  text  base at brands/base/brand.json:36:16

  footer
    end  box  base at brands/base/brand.json:23:16`,
  ],
  [
    'shop /shop --as visitor',
    `/shop  route shop  base at brands/base/brand.json:35:5
  For visitor, in EN, with every module of the platform on.
  This person is sent to /login: the brand asks for a login first.`,
  ],
];
