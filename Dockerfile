# The built guide behind nginx, with the settings that the build has written. Run `npm run build` first.
FROM nginx:1.28-alpine
COPY dist-host/nginx.conf /etc/nginx/conf.d/default.conf
COPY dist /srv/sideguide
