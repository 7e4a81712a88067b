/** The form of a part of a username: a text that lists of a team are narrowed by. */
export const USERNAME_PART = /^[^\p{Cc}]{1,100}$/u;
