import { Link } from 'wouter';
import css from './name-tiles.module.css';

interface Props {
  readonly tiles: readonly { readonly name: string; readonly href: string; readonly suggested?: string | undefined }[];
}

/** Tiles with proper names to choose from, all of the same size. */
export const NameTiles = ({ tiles }: Props) => (
  <ul className={css.tiles}>
    {tiles.map(({ name, href, suggested }) => (
      <li key={name}>
        <Link className={css.tile} href={href} data-suggested={suggested}>
          <bdi translate="no">{name}</bdi>
        </Link>
      </li>
    ))}
  </ul>
);
